import { ACTOR_LOOKS, REMAINS_LOOK } from '../../../src/games/rogue/facts/actors';
import { hero, orc, remains, troll } from '../../sprites/dungeon';
import type { Sprite } from '../../sprites/sprite';

/** The letters of a dungeon as they are drawn, by the character of the file. */
export const LETTER_SPRITES: Readonly<Record<string, Sprite>> = {
  [ACTOR_LOOKS.player.char]: hero,
  [ACTOR_LOOKS.orc.char]: orc,
  [ACTOR_LOOKS.troll.char]: troll,
  [REMAINS_LOOK.char]: remains,
};
