import type { AnyGame } from '../../game';
import { snakesGame } from './game';

/** What plays snake files. */
export const games: readonly AnyGame[] = [snakesGame];
