import { isFreeOfErrors } from '../../../analysis';
import type { Check } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import type { Arena } from './arena';
import { badNumber } from './checks/badNumber';
import { direction } from './checks/direction';
import { extraWord } from './checks/extraWord';
import { medicErrors } from './checks/medicErrors';
import { medicMissing } from './checks/medicMissing';
import { medicPath } from './checks/medicPath';
import { missingWord } from './checks/missingWord';
import { noRobots } from './checks/noRobots';
import { occupied } from './checks/occupied';
import { offBoard } from './checks/offBoard';
import { oneTeam } from './checks/oneTeam';
import { secondSeed } from './checks/secondSeed';
import { secondTurns } from './checks/secondTurns';
import { team } from './checks/team';
import { unknownWord } from './checks/unknownWord';

type ArenaCheck = Check<Arena, RobotsEditorKey>;

const ERRORS: readonly ArenaCheck[] = [
  unknownWord,
  missingWord,
  extraWord,
  badNumber,
  secondSeed,
  secondTurns,
  team,
  offBoard,
  occupied,
  direction,
  medicPath,
  medicMissing,
  medicErrors,
];

const WARNINGS: readonly ArenaCheck[] = [noRobots, oneTeam];

/** Every check of an arena, in the order of `docs/games/robots.md#what-is-checked-in-an-arena`. */
export const ARENA_CHECKS: readonly ArenaCheck[] = [...ERRORS, ...WARNINGS.map(unlessErrors)];

/** A warning that is withheld while the arena has an error, which may be why it would be given. */
function unlessErrors(warning: ArenaCheck): ArenaCheck {
  return {
    ...warning,
    *check(arena, files) {
      for (const finding of warning.check(arena, files)) if (isFreeOfErrors(ERRORS, arena, files)) yield finding;
    },
  };
}
