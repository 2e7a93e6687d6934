import { tileTypeOf } from './tileTypes';

/** The ground of a map and what of it was ever seen: a byte a cell, row by row. */
export interface Ground {
  readonly tiles: Uint8Array;
  readonly explored: Uint8Array;
}

const UNKNOWN = ' ';

/** The map as the player knows it, as text that is made anew only where something was explored. */
export class KnownRows {
  private text: readonly string[];
  /** The first and the last row where something was explored since the text was made. */
  private firstStale = Infinity;
  private lastStale = -1;

  /** Nothing is known yet. */
  constructor(
    private readonly width: number,
    height: number,
  ) {
    this.text = new Array<string>(height).fill(UNKNOWN.repeat(width));
  }

  /** Takes note that something of a row was explored. */
  addNews(row: number): void {
    this.firstStale = Math.min(this.firstStale, row);
    this.lastStale = Math.max(this.lastStale, row);
  }

  /** A string a row; a list that was handed out never changes, and rows without news are the same strings again. */
  rows(ground: Ground): readonly string[] {
    if (this.lastStale < 0) return this.text;
    const text = [...this.text];
    for (let row = this.firstStale; row <= this.lastStale; row++) text[row] = this.rowText(ground, row);
    this.text = text;
    this.firstStale = Infinity;
    this.lastStale = -1;
    return text;
  }

  /** A fork that shares the text that is made. */
  copy(): KnownRows {
    const fork = new KnownRows(this.width, 0);
    fork.text = this.text;
    fork.firstStale = this.firstStale;
    fork.lastStale = this.lastStale;
    return fork;
  }

  private rowText({ tiles, explored }: Ground, row: number): string {
    let text = '';
    for (let cell = row * this.width; cell < (row + 1) * this.width; cell++) {
      text += explored[cell] === 0 ? UNKNOWN : tileTypeOf(tiles[cell]).symbol;
    }
    return text;
  }
}
