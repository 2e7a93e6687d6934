/* eslint-disable no-restricted-syntax -- the original program prints exactly these texts, in every language */
import type { Card } from './card';

/** The prompts and messages of the original program, each with all its line ends. `docs/games/spire.md#the-transcript` */
export const PLAYER_PROMPT = 'Enter a player type: ';
export const FILE_PROMPT = 'Enter a game file: ';
export const MOVE_PROMPT = 'Enter a move: ';
export const NEW_ENCOUNTER = 'New encounter!\n\n';
export const ENCOUNTER_WON = answer('You have won the encounter!');
export const GAME_WON = answer('You have won the game!');
export const GAME_LOST = answer('You have lost the game!');
export const PLAY_FAILED = answer('Card application failed.');

/** A line with an empty line before and behind it. */
export function answer(line: string): string {
  return `\n${line}\n\n`;
}

/** Cards as the original lists them. */
export function listOf(cards: readonly Card[]): string {
  return `[${cards.map((card) => card.repr()).join(', ')}]`;
}
