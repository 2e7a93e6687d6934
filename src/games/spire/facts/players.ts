import type { ChoiceOption } from '../../options';
import { BASH, DEFEND, ERUPTION, NEUTRALIZE, STRIKE, SURVIVOR, VIGILANCE, type CardFacts } from './cards';

/** The energy of every turn. */
export const ENERGY = 3;

/** The word that asks for a player. */
export type PlayerWord = 'ironclad' | 'silent' | 'watcher';

/** Somebody to play as, by the numbers. `docs/games/spire.md#the-player` */
export interface PlayerFacts {
  readonly name: string;
  readonly word: PlayerWord;
  readonly maxHp: number;
  /** The deck at the start, in order: a card and how many of it. */
  readonly deck: readonly (readonly [card: CardFacts, count: number])[];
}

export const IRON_CLAD: PlayerFacts = {
  name: 'IronClad',
  word: 'ironclad',
  maxHp: 80,
  deck: [
    [STRIKE, 5],
    [DEFEND, 4],
    [BASH, 1],
  ],
};

export const SILENT: PlayerFacts = {
  name: 'Silent',
  word: 'silent',
  maxHp: 70,
  deck: [
    [STRIKE, 5],
    [DEFEND, 5],
    [NEUTRALIZE, 1],
    [SURVIVOR, 1],
  ],
};

export const WATCHER: PlayerFacts = {
  name: 'Watcher',
  word: 'watcher',
  maxHp: 72,
  deck: [
    [STRIKE, 4],
    [DEFEND, 4],
    [ERUPTION, 1],
    [VIGILANCE, 1],
  ],
};

/** Who can be played, the usual one first. */
export const PLAYERS: readonly PlayerFacts[] = [IRON_CLAD, SILENT, WATCHER];

/** The choice of a player. */
export const PLAYER: ChoiceOption = { kind: 'choice', name: 'player', words: PLAYERS.map(({ word }) => word) };
