const COMMENT = '//';

/** A stretch of a line, columns from 0, `to` exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What stands before the comment of a line: its code. `docs/games/snakes.md#lines` */
export function codeOf(line: string): string {
  const comment = line.indexOf(COMMENT);
  return comment < 0 ? line : line.slice(0, comment);
}

/** The comment of a line from its slashes on, without white space at its end; `null` when there is none. */
export function commentOf(line: string): string | null {
  const comment = line.indexOf(COMMENT);
  return comment < 0 ? null : line.slice(comment, endOfText(line));
}

/** What a comment says: without its slashes and the white space around. */
export function saidBy(comment: string): string {
  const said = comment.replace(/^\/+/, '');
  const { from, to } = textStretch(said);
  return said.slice(from, to);
}

/** The stretch of a text without the white space around it; empty, at the end, when there is nothing else. White are spaces and tabs only. */
export function textStretch(text: string): Stretch {
  const to = endOfText(text);
  let from = 0;
  while (from < to && isWhite(text, from)) from++;
  return to === 0 ? { from: text.length, to: text.length } : { from, to };
}

/** Whether a code is only spaces and tabs. */
export function isBlank(code: string): boolean {
  return endOfText(code) === 0;
}

/** The stretch of the first word of a code: up to a space, a tab or the end. */
export function firstWord(code: string): Stretch {
  const { from } = textStretch(code);
  let to = from;
  while (to < code.length && !isWhite(code, to)) to++;
  return { from, to };
}

function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && isWhite(text, end - 1)) end--;
  return end;
}

function isWhite(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code === 0x20 || code === 0x09;
}
