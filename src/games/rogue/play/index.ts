import type { AnyGame } from '../../game';
import { rogueGame } from './game';

/** What plays the files of the roguelike. */
export const games: readonly AnyGame[] = [rogueGame];
