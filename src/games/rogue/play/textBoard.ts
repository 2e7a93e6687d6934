import type { Engine } from '../engine/engine';
import type { Console } from '../engine/gameMap';
import type { TileType } from '../facts/tileTypes';

/** A console of characters. */
class TextConsole implements Console {
  private readonly rows: string[][] = [];

  drawTile(x: number, y: number, tile: TileType): void {
    this.put(x, y, tile.symbol);
  }

  print(x: number, y: number, text: string): void {
    [...text].forEach((character, index) => {
      this.put(x + index, y, character);
    });
  }

  /** The rows down to the last one that something was drawn in, each up to the last cell that something was drawn in. */
  toString(): string {
    return this.rows.map((row) => `${row.join('')}\n`).join('');
  }

  private put(x: number, y: number, character: string): void {
    while (this.rows.length <= y) this.rows.push([]);
    const row = this.rows[y] ?? [];
    while (row.length < x) row.push(' ');
    row[x] = character;
  }
}

/** The map as the player knows it, with the entities that the player sees, and the line with the hit points below. */
export function renderText(engine: Engine): string {
  const console = new TextConsole();
  engine.render(console);
  return console.toString();
}
