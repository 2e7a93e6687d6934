import type { Cell } from '../../core/cell';
import type { Ink } from '../../games/terminalPlay';
import type { ScreenSize } from './screen';

/** What is shown of a game: its board, and lines of text around it. */
export interface Picture {
  readonly title: string;
  /** The rows of the text board. */
  readonly board: readonly string[];
  inks(row: number, column: number): Ink | null;
  /** What stays in sight when the board is larger than the screen. */
  readonly focus: Cell;
  /** How things are. */
  readonly standing: readonly string[];
  /** What happened, the newest last; as much as there is room for. */
  readonly log: readonly string[];
  /** The keys and what they do, which may stand in several lines. */
  readonly help: readonly string[];
}

/** Of a screen that is too small for the whole board the log gets so many lines, and the board at least so many. */
const LOG_LINES = 3;
const BOARD_LINES = 3;

/** The colours as terminals know them. */
const CODES: Readonly<Record<Ink, string>> = {
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  magenta: '35',
  cyan: '36',
  white: '1',
  grey: '90',
};
const BOLD = '1';

/** What stands between two items of a line. */
const GAP = '  ';

const PLAIN = '\u001b[0m';

/** The lines of a screen that shows a picture. */
export function linesOfPicture({ title, standing, log, help, ...board }: Picture, size: ScreenSize): string[] {
  const { columns, rows, hasColours } = size;
  const helpLines = wrap(help, columns);
  const around = 1 + standing.length + helpLines.length;
  const fits = board.board.length <= rows - around;
  const height = fits ? board.board.length : Math.max(BOARD_LINES, rows - around - LOG_LINES);
  const shownLog = log.slice(Math.max(0, log.length - Math.max(0, rows - around - height)));
  return [
    hasColours ? `\u001b[${BOLD}m${clip(title, columns)}${PLAIN}` : clip(title, columns),
    ...boardLines(board, height, size),
    ...[...standing, ...shownLog, ...helpLines].map((line) => clip(line, columns)),
  ].slice(0, rows);
}

/** How long the longest row of a board is. */
export function widthOf(board: readonly string[]): number {
  return board.reduce((width, row) => Math.max(width, row.length), 0);
}

/** So many rows of the board around the focus, each as wide as the screen. */
function boardLines(
  { board, focus, inks }: Pick<Picture, 'board' | 'focus' | 'inks'>,
  height: number,
  { columns, hasColours }: ScreenSize,
): string[] {
  const top = windowStart(focus[0], height, board.length);
  const left = windowStart(focus[1], columns, widthOf(board));
  return board.slice(top, top + height).map((row, index) => {
    const shown = row.slice(left, left + columns);
    return hasColours ? coloured(shown, (column) => inks(top + index, left + column)) : shown;
  });
}

/** Where a stretch of a length begins in a longer one, so that a place is in the middle of it, if that can be. */
function windowStart(place: number, length: number, whole: number): number {
  return Math.max(0, Math.min(place - Math.floor(length / 2), whole - length));
}

function coloured(row: string, inkAt: (column: number) => Ink | null): string {
  let line = '';
  let last: Ink | null = null;
  for (let column = 0; column < row.length; column++) {
    const ink = inkAt(column);
    if (ink !== last) line += ink === null ? PLAIN : `${PLAIN}\u001b[${CODES[ink]}m`;
    last = ink;
    line += row.charAt(column);
  }
  return last === null ? line : line + PLAIN;
}

/** Puts items into as few lines as they need. */
function wrap(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = `${last}${GAP}${item}`;
    if (last === undefined || longer.length > columns) lines.push(item);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function clip(line: string, columns: number): string {
  return [...line.slice(0, 2 * columns)].slice(0, columns).join('');
}
