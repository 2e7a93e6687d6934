import { lastUpTo } from '../../../core/byLine';
import { rangeInLine, type TextPosition, type TextRange } from '../../../core/range';
import type { SourceText } from '../../../core/sourceText';
import { readHealth, type Health } from './health';
import { STEPS } from '../facts/steps';
import { symbolFor, type LevelSymbol } from './vocabulary';

/** The largest board that is played, in cells. */
export const MAX_CELLS = 2 ** 22;

const SURROGATE = /[\ud800-\udfff]/;

/** A row of the map: its line in the text, and its characters, one a cell; the line itself where no character takes two UTF-16 units. */
export interface Row {
  readonly line: number;
  readonly cells: string | readonly string[];
}

/** A character of the map and where it stands, `row` and `column` on the board from 0. */
export interface LevelCell {
  readonly symbol: string;
  readonly row: number;
  readonly column: number;
}

/** What a level file says, right or wrong. Nothing is thrown for any text. `docs/games/slug.md#level-files` */
export class SlugLevel {
  readonly health: Health;
  readonly rows: readonly Row[];
  /** Lines without a character between line 1 and the last row, from 0. */
  readonly blankLines: readonly number[];
  /** The first and last of the blank lines at the end, from 0, or `null`. */
  readonly trailingBlankLines: readonly [first: number, last: number] | null;
  /** The number of columns of the board: that of the longest row. */
  readonly width: number;
  /** How wide most rows are; the widest of equally common widths. */
  readonly usualWidth: number;
  readonly players: readonly LevelCell[];
  /** In reading order, which is the game order. */
  readonly slugs: readonly LevelCell[];
  readonly weapons: readonly LevelCell[];
  readonly goals: readonly LevelCell[];
  /** Characters that mean nothing; they play as floor. */
  readonly unknown: readonly LevelCell[];

  private reach: Uint8Array | undefined;
  private readonly starts = new Map<number, Uint32Array>();

  constructor(readonly source: SourceText) {
    const lines = source.lines;
    this.health = readHealth(source.line(0));
    let end = lines.length;
    while (end > 1 && lines[end - 1] === '') end--;
    this.trailingBlankLines = end < lines.length && end > 0 ? [end, lines.length - 1] : null;
    const rows: Row[] = [];
    const blankLines: number[] = [];
    for (let line = 1; line < end; line++) {
      const text = source.line(line);
      if (text === '') blankLines.push(line);
      else rows.push({ line, cells: SURROGATE.test(text) ? [...text] : text });
    }
    this.rows = rows;
    this.blankLines = blankLines;
    this.width = rows.reduce((width, { cells }) => Math.max(width, cells.length), 0);
    this.usualWidth = mostCommon(rows.map(({ cells }) => cells.length));
    const found: Record<LevelSymbol['kind'] | 'unknown', LevelCell[]> = {
      wall: [],
      floor: [],
      goal: [],
      weapon: [],
      player: [],
      slug: [],
      unknown: [],
    };
    rows.forEach(({ cells }, row) => {
      for (let column = 0; column < cells.length; column++) {
        const symbol = cells[column] ?? '#';
        if (symbol === '#' || symbol === ' ') continue;
        found[symbolFor(symbol)?.kind ?? 'unknown'].push({ symbol, row, column });
      }
    });
    this.players = found.player;
    this.slugs = found.slug;
    this.weapons = found.weapon;
    this.goals = found.goal;
    this.unknown = found.unknown;
  }

  /** How many cells the board has once short rows are filled up. */
  get cellCount(): number {
    return this.rows.length * this.width;
  }

  /** Whether a game can be made of it: a good health, rows without gaps, one player, a board that isn't too large. */
  get isSound(): boolean {
    return (
      this.health.kind === 'good' &&
      this.rows.length > 0 &&
      this.blankLines.length === 0 &&
      this.players.length === 1 &&
      this.cellCount <= MAX_CELLS
    );
  }

  /** The character of a cell; a short row is filled up with walls on the right, and all outside is wall. */
  symbolAt(row: number, column: number): string {
    return this.rows[row]?.cells[column] ?? '#';
  }

  /** The place of a cell in the text; empty behind the row for a cell that was filled up. */
  rangeOfCell({ row, column }: { row: number; column: number }): TextRange {
    const { line = 0, cells = [] } = this.rows[row] ?? {};
    const text = this.source.line(line);
    const from = cells.length === text.length ? Math.min(column, text.length) : this.characterOf(row, column);
    return rangeInLine(line, from, from + (cells[column]?.length ?? 0));
  }

  private characterOf(row: number, column: number): number {
    const starts = this.startsOf(row);
    return starts[Math.min(column, starts.length - 1)] ?? 0;
  }

  /** Where each cell of a row with characters of two UTF-16 units begins, and where the last one ends; worked out once a row. */
  private startsOf(row: number): Uint32Array {
    let starts = this.starts.get(row);
    if (!starts) {
      const cells = this.rows[row]?.cells ?? [];
      starts = new Uint32Array(cells.length + 1);
      for (let at = 0; at < cells.length; at++) starts[at + 1] = (starts[at] ?? 0) + (cells[at]?.length ?? 0);
      this.starts.set(row, starts);
    }
    return starts;
  }

  /** The place of a whole row in the text. */
  rangeOfRow(row: number): TextRange {
    return this.source.lineRange(this.rows[row]?.line ?? 0);
  }

  /** The cell whose character begins at or holds the place, or `null` outside the rows. */
  cellAt(position: TextPosition): LevelCell | null {
    const row = this.rowAt(position.line);
    const { line = 0, cells = [] } = this.rows[row] ?? {};
    const isPlain = cells.length === this.source.line(line).length;
    const column = isPlain ? position.character : lastUpTo(this.startsOf(row), position.character, (start) => start);
    const symbol = cells[column];
    return symbol === undefined ? null : { symbol, row, column };
  }

  /** The number of the row in a line of the text, or -1. */
  rowAt(line: number): number {
    const row = lastUpTo(this.rows, line, (each) => each.line);
    return this.rows[row]?.line === line ? row : -1;
  }

  /** Whether the player can walk to the cell as if there were no slugs. All is out of reach in a level that is not sound. */
  canWalkTo({ row, column }: LevelCell): boolean {
    this.reach ??= this.walk();
    return this.reach[row * this.width + column] === 1;
  }

  private walk(): Uint8Array {
    const reached = new Uint8Array(this.rows.length * this.width);
    const [player] = this.players;
    if (!player || !this.isSound) return reached;
    const waiting: [number, number][] = [[player.row, player.column]];
    reached[player.row * this.width + player.column] = 1;
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      for (const [rows, columns] of STEPS) {
        const row = at[0] + rows;
        const column = at[1] + columns;
        if (this.symbolAt(row, column) === '#' || reached[row * this.width + column]) continue;
        reached[row * this.width + column] = 1;
        waiting.push([row, column]);
      }
    }
    return reached;
  }
}

/** The number that occurs most often, the largest of equally frequent ones; 0 for none. */
function mostCommon(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let [best, most] = [0, 0];
  for (const [number, count] of counts)
    if (count > most || (count === most && number > best)) [best, most] = [number, count];
  return best;
}
