import type { Rule } from '../fileFormat';
import { badHeader } from './rules/badHeader';
import { badHp } from './rules/badHp';
import { badMonsterLine } from './rules/badMonsterLine';
import { bom } from './rules/bom';
import { emptyEncounter } from './rules/emptyEncounter';
import { manyMonsters } from './rules/manyMonsters';
import { monsterBeforeEncounter } from './rules/monsterBeforeEncounter';
import { noEncounters } from './rules/noEncounters';
import { separator } from './rules/separator';
import { unknownMonster } from './rules/unknownMonster';
import type { SpireFile } from './spireFile';

/** Every rule of a game file, in the order of `docs/games/spire.md#what-is-checked`. */
export const RULES: readonly Rule<SpireFile>[] = [
  noEncounters,
  badHeader,
  monsterBeforeEncounter,
  badMonsterLine,
  unknownMonster,
  badHp,
  separator,
  manyMonsters,
  emptyEncounter,
  bom,
];
