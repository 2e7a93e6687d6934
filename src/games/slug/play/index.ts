import type { AnyGame } from '../../game';
import { slugGame } from './game';

/** What plays the files of SlugDungeon. */
export const games: readonly AnyGame[] = [slugGame];
