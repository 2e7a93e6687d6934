import type { AnyGame } from '../../game';
import { spireGame } from './game';

/** What plays the files of Spire. */
export const games: readonly AnyGame[] = [spireGame];
