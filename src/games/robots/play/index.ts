import type { AnyGame } from '../../game';
import { drillGame } from './drill';
import { robotsGame } from './game';

/** What plays the files of robot war: arenas, and medic files alone. */
export const games: readonly AnyGame[] = [robotsGame, drillGame];
