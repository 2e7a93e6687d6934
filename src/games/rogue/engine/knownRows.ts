import { tileTypeOf } from '../facts/tileTypes';

/** The ground of a map, and which of it was ever seen: one byte per cell, row by row. */
export interface Ground {
  readonly tiles: Uint8Array;
  readonly explored: Uint8Array;
}

const UNKNOWN = ' ';

/** The map as the player knows it, as text, renewed only where something was explored. */
export class KnownRows {
  private text: readonly string[];
  /** The first and the last row where something was explored since the text was renewed. */
  private firstStale = Infinity;
  private lastStale = -1;

  /** Nothing is known yet. */
  constructor(
    private readonly width: number,
    height: number,
  ) {
    this.text = new Array<string>(height).fill(UNKNOWN.repeat(width));
  }

  /** Notes that something of a row was explored. */
  addNews(row: number): void {
    this.firstStale = Math.min(this.firstStale, row);
    this.lastStale = Math.max(this.lastStale, row);
  }

  /** One string per row. A list that was handed out never changes, and rows without news are the same strings again. */
  rows(ground: Ground): readonly string[] {
    if (this.lastStale < 0) return this.text;
    const text = [...this.text];
    for (let row = this.firstStale; row <= this.lastStale; row++) text[row] = this.rowText(ground, row);
    this.text = text;
    this.firstStale = Infinity;
    this.lastStale = -1;
    return text;
  }

  /** A fork that shares the text so far. */
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
