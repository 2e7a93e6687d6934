import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';

/** A character of a map and where it stands in the game, from 0. A character of two UTF-16 units is one cell here. */
export interface MapCell {
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
}

/** The rows below the line `map`. `docs/games/rogue.md#drawn-dungeons` */
export class DrawnMap {
  readonly height: number;
  /** The width in UTF-16 units: that of the longest row. */
  readonly width: number;
  /** The first `@` in reading order. */
  readonly player: MapCell | null;

  /** `firstLine` is the line below `map`, from 0. Empty lines at the end are no rows. */
  constructor(
    readonly source: SourceText,
    readonly firstLine: number,
  ) {
    let end = source.lines.length;
    while (end > firstLine && source.line(end - 1) === '') end--;
    this.height = end - firstLine;
    let width = 0;
    for (let line = firstLine; line < end; line++) width = Math.max(width, source.line(line).length);
    this.width = width;
    this.player = this.find(/@/g).next().value ?? null;
  }

  /** The text of a row, without what a short row is filled up with; empty above and below the map. */
  row(y: number): string {
    return y >= 0 && y < this.height ? this.source.line(this.firstLine + y) : '';
  }

  /** The line of the first empty line at the end, or `null`. */
  get firstDroppedLine(): number | null {
    const end = this.firstLine + this.height;
    return end < this.source.lines.length ? end : null;
  }

  /** The cells whose characters match, in reading order. */
  *find(pattern: RegExp): Generator<MapCell, undefined> {
    for (let y = 0; y < this.height; y++) {
      // In a map of a million rows most have none, which a search tells seven times as fast.
      if (this.row(y).search(pattern) < 0) continue;
      for (const match of this.row(y).matchAll(pattern)) yield { symbol: match[0], x: match.index, y };
    }
  }

  /** The monsters in reading order, which is the order in which they act. */
  monsters(): Generator<MapCell, undefined> {
    return this.find(/[oT]/g);
  }

  /** The place of a cell in the text. */
  rangeOfCell({ symbol, x, y }: MapCell): TextRange {
    return rangeInLine(this.firstLine + y, x, x + symbol.length);
  }

  /** The cell whose character starts at or holds the place; `null` behind a row and outside the rows. */
  cellAt({ line, character }: TextPosition): MapCell | null {
    const y = line - this.firstLine;
    if (y < 0 || y >= this.height) return null;
    const row = this.row(y);
    const x = isSecondOfPair(row, character) ? character - 1 : character;
    const code = row.codePointAt(x);
    return code === undefined ? null : { symbol: String.fromCodePoint(code), x, y };
  }
}

function isSecondOfPair(text: string, index: number): boolean {
  return index > 0 && /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(index - 1, index + 1));
}
