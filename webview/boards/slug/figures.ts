import type { FrameEntity } from '../../../src/games/slug/play/frame';
import {
  angrySlug,
  deadOf,
  deadPlayer,
  niceSlug,
  player,
  playerWithDart,
  playerWithRock,
  playerWithSword,
  scaredSlug,
} from '../../sprites/slugs';
import { mirrored, scaled, type Sprite } from '../../sprites/sprite';
import { dart, dartSign, rock, rockSign, sword, swordSign } from '../../sprites/weapons';

/** How much of a cell a figure takes. */
const SHARE = 0.88;

const SLUGS: Readonly<Record<string, Sprite>> = { NiceSlug: niceSlug, AngrySlug: angrySlug, ScaredSlug: scaredSlug };

const PLAYERS: Readonly<Record<string, Sprite>> = {
  PoisonSword: playerWithSword,
  PoisonDart: playerWithDart,
  HealingRock: playerWithRock,
};

const LYING: Readonly<Record<string, Sprite>> = { PoisonSword: sword, PoisonDart: dart, HealingRock: rock };

const SIGNS: Readonly<Record<string, Sprite>> = { PoisonSword: swordSign, PoisonDart: dartSign, HealingRock: rockSign };

const inCell = (sprite: Sprite): Sprite => scaled(sprite, SHARE);

const facing = (sprite: Sprite): Readonly<Record<'left' | 'right', Sprite>> => ({
  right: inCell(sprite),
  left: inCell(mirrored(sprite)),
});

const SLUGS_IN_CELLS = Object.fromEntries(Object.entries(SLUGS).map(([name, sprite]) => [name, facing(sprite)]));
const PLAYERS_IN_CELLS = Object.fromEntries(Object.entries(PLAYERS).map(([name, sprite]) => [name, inCell(sprite)]));
const UNARMED = inCell(player);
const REMAINS = Object.fromEntries(Object.entries(SLUGS).map(([name, sprite]) => [name, inCell(deadOf(sprite))]));
const DEAD_PLAYER = inCell(deadPlayer);

/** A sprite, and a name that tells its shape. */
export interface Named {
  readonly name: string;
  readonly sprite: Sprite;
}

/** A slug in its cell, turned towards the player. */
export function slugFigure({ name, position }: FrameEntity, playerColumn: number): Named {
  const side = playerColumn < position[1] ? 'left' : 'right';
  const sprite = (SLUGS_IN_CELLS[name] ?? facing(niceSlug))[side];
  return { name: `${name} ${side}`, sprite };
}

/** What is left of a slug of a kind. */
export const remainsOf = (name: string): Named => ({
  name: `dead ${name}`,
  sprite: REMAINS[name] ?? inCell(deadOf(niceSlug)),
});

/** The player in its cell, with its weapon in its hand, or lying dead. */
export function playerFigure(weapon: string | null, isDead: boolean): Named {
  if (isDead) return { name: 'dead player', sprite: DEAD_PLAYER };
  return { name: `player ${weapon ?? ''}`, sprite: PLAYERS_IN_CELLS[weapon ?? ''] ?? UNARMED };
}

/** A weapon on the floor. */
export const lyingWeapon = (weapon: string): Named => ({ name: `lying ${weapon}`, sprite: LYING[weapon] ?? sword });

/** An entity as a small sign in a table. */
export const signOf = (name: string): Sprite => SLUGS[name] ?? player;

/** A weapon as a small sign in a table; `undefined` without one. */
export const weaponSign = (weapon: string | null): Sprite | undefined => (weapon ? SIGNS[weapon] : undefined);
