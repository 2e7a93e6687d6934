import type { Check } from '../../fileFormat';
import type { SpireEditorKey } from '../texts';
import { badHeader } from './checks/badHeader';
import { badHp } from './checks/badHp';
import { badMonsterLine } from './checks/badMonsterLine';
import { bom } from './checks/bom';
import { emptyEncounter } from './checks/emptyEncounter';
import { manyMonsters } from './checks/manyMonsters';
import { monsterBeforeEncounter } from './checks/monsterBeforeEncounter';
import { noEncounters } from './checks/noEncounters';
import { separator } from './checks/separator';
import { unknownMonster } from './checks/unknownMonster';
import type { SpireFile } from './spireFile';

/** Every check of a game file, in the order of `docs/games/spire.md#what-is-checked`. */
export const CHECKS: readonly Check<SpireFile, SpireEditorKey>[] = [
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
