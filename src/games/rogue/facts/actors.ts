import type { Color } from './tileTypes';

/** The kinds of actors. */
export const ACTOR_KINDS = ['player', 'orc', 'troll'] as const;
/** Who can stand on a map. */
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** What an actor fights with at first. */
export interface Stats {
  readonly hp: number;
  readonly defense: number;
  readonly power: number;
}

/** How somebody or something on the map looks. */
export interface Look {
  readonly char: string;
  readonly color: Color;
}

/** How an actor looks, and what it is called. */
export interface ActorLook extends Look {
  readonly name: string;
}

/** How the kinds of actors look; `char` is also the character in a file. `docs/games/rogue.md#entities` */
export const ACTOR_LOOKS: Readonly<Record<ActorKind, ActorLook>> = {
  player: { name: 'Player', char: '@', color: [255, 255, 255] },
  orc: { name: 'Orc', char: 'o', color: [63, 127, 63] },
  troll: { name: 'Troll', char: 'T', color: [0, 127, 0] },
};

/** How the dead look. */
export const REMAINS_LOOK: Look = { char: '%', color: [191, 0, 0] };

/** How strong the kinds of actors are when a file does not say. `docs/games/rogue.md#entities` */
export const PRESET_STATS: Readonly<Record<ActorKind, Stats>> = {
  player: { hp: 30, defense: 2, power: 5 },
  orc: { hp: 10, defense: 0, power: 3 },
  troll: { hp: 16, defense: 1, power: 4 },
};

/** The kind of actor that a character stands for, if any. */
export function actorKindOf(char: string): ActorKind | undefined {
  return ACTOR_KINDS.find((kind) => ACTOR_LOOKS[kind].char === char);
}
