/** More lines than anybody looks back for. */
const MAX_LINES = 200;

/** The lines that were typed, to be gone through with the arrow keys as in a terminal. */
export class LineHistory {
  private readonly lines: string[] = [];
  private at = 0;
  /** What stood in the field before the user looked back. */
  private draft = '';

  /** Keeps a line, once when it is typed again and again, and stands behind the last one. */
  add(line: string): void {
    if (line !== '' && this.lines.at(-1) !== line) this.lines.push(line);
    if (this.lines.length > MAX_LINES) this.lines.shift();
    this.at = this.lines.length;
    this.draft = '';
  }

  /** The line before; `current` is what stands in the field. The first line stays. */
  older(current: string): string {
    if (this.at === this.lines.length) this.draft = current;
    if (this.at > 0) this.at--;
    return this.lines[this.at] ?? current;
  }

  /** The line after, and behind the last one what stood in the field before. */
  newer(current: string): string {
    if (this.at === this.lines.length) return current;
    this.at++;
    return this.lines[this.at] ?? this.draft;
  }
}
