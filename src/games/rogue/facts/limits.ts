import type { Stats } from './actors';

/** The least and the greatest that a number of a file may be, both inclusive. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Limits, and what the number is when the file does not say. */
export interface PresetLimits extends Limits {
  readonly preset: number;
}

/** What a generated dungeon is made of: the size of its map in cells, and its limits. `docs/games/rogue.md#the-line-generate` */
export interface DungeonSettings {
  readonly width: number;
  readonly height: number;
  /** How often a room is tried. */
  readonly rooms: number;
  /** The least and greatest width and height of a room, one border counted in. */
  readonly min: number;
  readonly max: number;
  /** The most monsters in a room. */
  readonly monsters: number;
}

const MAX_STRENGTH = 999_999;

export const STATS_LIMITS: Readonly<Record<keyof Stats, Limits>> = {
  hp: { least: 1, most: MAX_STRENGTH },
  defense: { least: 0, most: MAX_STRENGTH },
  power: { least: 0, most: MAX_STRENGTH },
};

/** The radius of the field of view, in cells. */
export const FOV_LIMITS: PresetLimits = { least: 1, most: 999, preset: 8 };

/** The seed, an integer of any size and sign. */
export const SEED_LIMITS: PresetLimits = { least: -Infinity, most: Infinity, preset: 0 };

export const DUNGEON_LIMITS: Readonly<Record<keyof DungeonSettings, PresetLimits>> = {
  width: { least: 3, most: 500, preset: 80 },
  height: { least: 3, most: 500, preset: 45 },
  rooms: { least: 1, most: 1000, preset: 30 },
  min: { least: 2, most: 499, preset: 6 },
  max: { least: 2, most: 499, preset: 10 },
  monsters: { least: 0, most: 100, preset: 2 },
};
