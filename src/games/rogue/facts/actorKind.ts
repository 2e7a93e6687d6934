import type { Color } from '../engine/tileTypes';

/** The kinds of actors. */
export const ACTOR_KINDS = ['player', 'orc', 'troll'] as const;
/** One of them. */
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What an actor fights with at first. */
export interface Stats {
  readonly hp: number;
  readonly defense: number;
  readonly power: number;
}

/** How an actor looks, and what it is called. */
export interface ActorLook {
  readonly name: string;
  readonly char: string;
  readonly color: Color;
}

/** How the kinds of actors look. `docs/games/rogue.md#entities` */
export const ACTOR_LOOKS: Readonly<Record<ActorKind, ActorLook>> = {
  player: { name: 'Player', char: '@', color: [255, 255, 255] },
  orc: { name: 'Orc', char: 'o', color: [63, 127, 63] },
  troll: { name: 'Troll', char: 'T', color: [0, 127, 0] },
};

/** How strong the kinds of actors are when a file does not say. `docs/games/rogue.md#entities` */
export const PRESET_STATS: Readonly<Record<ActorKind, Stats>> = {
  player: { hp: 30, defense: 2, power: 5 },
  orc: { hp: 10, defense: 0, power: 3 },
  troll: { hp: 16, defense: 1, power: 4 },
};
