import { createRegistry } from '../../../src/games/registry';
import { snakes } from '../../../src/games/snakes';
import { englishOf } from '../../support/registry';

/** All texts of the game in English. */
export const ENGLISH = englishOf(createRegistry([snakes]));
