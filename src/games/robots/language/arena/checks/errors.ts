import type { Companions, Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { badNumber } from './badNumber';
import { direction } from './direction';
import { extraWord } from './extraWord';
import { medicErrors } from './medicErrors';
import { medicMissing } from './medicMissing';
import { medicPath } from './medicPath';
import { missingWord } from './missingWord';
import { occupied } from './occupied';
import { offBoard } from './offBoard';
import { secondSeed } from './secondSeed';
import { secondTurns } from './secondTurns';
import { team } from './team';
import { unknownWord } from './unknownWord';

/** Every rule whose breach keeps an arena from playing. */
export const ARENA_ERRORS: readonly Check<Arena>[] = [
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

/** Whether the arena has an error; the two warnings are kept back then. */
export function hasErrors(arena: Arena, companions: Companions): boolean {
  return ARENA_ERRORS.some((rule) => {
    for (const _ of rule.check(arena, companions)) return true;
    return false;
  });
}
