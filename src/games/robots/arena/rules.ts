import type { Rule } from '../../fileFormat';
import { ARENA_ERRORS } from '../rules/arena/errors';
import { noRobots } from '../rules/arena/noRobots';
import { oneTeam } from '../rules/arena/oneTeam';
import type { Arena } from './arena';

/** Every rule of an arena, in the order of `docs/games/robots.md#what-is-checked-in-an-arena`. */
export const ARENA_RULES: readonly Rule<Arena>[] = [...ARENA_ERRORS, noRobots, oneTeam];
