import type { Check } from '../../../fileFormat';
import { ARENA_ERRORS } from './checks/errors';
import { noRobots } from './checks/noRobots';
import { oneTeam } from './checks/oneTeam';
import type { Arena } from './arena';

/** Every rule of an arena, in the order of `docs/games/robots.md#what-is-checked-in-an-arena`. */
export const ARENA_CHECKS: readonly Check<Arena>[] = [...ARENA_ERRORS, noRobots, oneTeam];
