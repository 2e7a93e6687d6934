import type { Point } from '../../../core/cell';

/** A room of a generated dungeon; its border is wall, its inside floor. `docs/games/rogue.md#generated-dungeons` */
export class RectangularRoom {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;

  constructor(x: number, y: number, width: number, height: number) {
    this.x1 = x;
    this.y1 = y;
    this.x2 = x + width;
    this.y2 = y + height;
  }

  get center(): Point {
    return [Math.trunc((this.x1 + this.x2) / 2), Math.trunc((this.y1 + this.y2) / 2)];
  }

  /** The cells inside the border: the first and the last column and row. */
  get inner(): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } {
    return { x1: this.x1 + 1, y1: this.y1 + 1, x2: this.x2 - 1, y2: this.y2 - 1 };
  }

  /** Whether the two share a cell, borders included. */
  intersects(other: RectangularRoom): boolean {
    return this.x1 <= other.x2 && this.x2 >= other.x1 && this.y1 <= other.y2 && this.y2 >= other.y1;
  }
}
