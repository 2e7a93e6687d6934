import type { Cell } from '../../../core/cell';
import type { Random } from '../../../core/random';
import { Player } from '../engine/entity';
import { SlugDungeonModel } from '../engine/model';
import { createSlug, type Slug } from '../engine/slug';
import { createTile } from '../engine/tile';
import { STEPS } from '../facts/steps';

/** What a level is drawn from. */
export interface Recipe {
  readonly rows: number;
  readonly columns: number;
  /** The player's maximum health; `null` for a drawn one. */
  readonly health: number | null;
  /** How many of a hundred cells within the border are walls; `null` for a drawn number. */
  readonly walls: number | null;
  /** The characters of goals, weapons and slugs; `null` for drawn ones, with a goal, a weapon that hurts, and a slug at least. */
  readonly things: string | null;
}

/** A level as it was drawn. */
export interface Drawn {
  readonly health: number;
  readonly rows: readonly string[];
}

const HEALTH = [8, 30] as const;
const WALLS = [10, 30] as const;
const MOST_SLUGS = 4;
const MOST_WEAPONS = 3;
/** How many cells there are for each slug at least. */
const ROOM = 8;

/**
 * Draws a level with walls all around, in which the player can walk to everything; what walls part from the player is filled up. `null` when the
 * things find no room.
 */
export function drawLevel({ rows, columns, health, walls, things }: Recipe, random: Random): Drawn | null {
  const grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => '#'));
  const share = walls ?? random.randint(...WALLS);
  const open: Cell[] = [];
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) if (random.randbelow(100) >= share) open.push([row, column]);
  }
  const room = largestRoom(open);
  const drawnHealth = health ?? random.randint(...HEALTH);
  const placed = `P${things ?? drawThings(room.length, random)}`;
  if (placed.length > room.length) return null;
  for (const [row, column] of room) put(grid, row, column, ' ');
  // Each thing takes one of the cells that are left.
  for (const thing of placed) {
    const [[row, column] = [0, 0]] = room.splice(random.randbelow(room.length), 1);
    put(grid, row, column, thing);
  }
  return { health: drawnHealth, rows: grid.map((line) => line.join('')) };
}

/** The text of a level, in canonical form. */
export function textOf({ health, rows }: Drawn): string {
  return [health, ...rows, ''].join('\n');
}

/** The game of a level at its start. */
export function modelOf({ health, rows }: Drawn): SlugDungeonModel {
  const slugs: [Cell, Slug][] = [];
  let start: Cell = [0, 0];
  const tiles = rows.map((line, row) =>
    [...line].map((symbol, column) => {
      const slug = createSlug(symbol);
      if (slug) slugs.push([[row, column], slug]);
      if (symbol === 'P') start = [row, column];
      return createTile(symbol);
    }),
  );
  return new SlugDungeonModel(tiles, slugs, new Player(health), start);
}

function put(grid: string[][], row: number, column: number, symbol: string): void {
  const line = grid[row];
  if (line) line[column] = symbol;
}

function drawThings(cells: number, random: Random): string {
  const pick = (symbols: string): string => symbols[random.randbelow(symbols.length)] ?? '';
  const several = (symbols: string, count: number): string =>
    Array.from({ length: count }, () => pick(symbols)).join('');
  const slugs = random.randint(1, Math.max(1, Math.min(MOST_SLUGS, Math.floor(cells / ROOM))));
  return `G${pick('DS')}${several('DSH', random.randbelow(MOST_WEAPONS))}${several('NAL', slugs)}`;
}

/** The cells of the largest part in which one can walk from each cell to each other one. */
function largestRoom(open: readonly Cell[]): Cell[] {
  const left = new Map(open.map((cell) => [cell.join(), cell]));
  let largest: Cell[] = [];
  for (const first of open) {
    if (!left.delete(first.join())) continue;
    const room = [first];
    // The list grows while it is gone through.
    for (const [row, column] of room) {
      for (const [down, right] of STEPS) {
        const name = `${row + down},${column + right}`;
        const next = left.get(name);
        if (next && left.delete(name)) room.push(next);
      }
    }
    if (room.length > largest.length) largest = room;
  }
  return largest;
}
