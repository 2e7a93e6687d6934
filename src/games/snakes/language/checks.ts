import type { Check } from '../../fileFormat';
import type { SnakesEditorKey } from '../texts';
import { afterEnd } from './checks/afterEnd';
import { afterRow } from './checks/afterRow';
import { aheadBlocked } from './checks/aheadBlocked';
import { catchAll } from './checks/catchAll';
import { duplicateRule } from './checks/duplicateRule';
import { emptyName } from './checks/emptyName';
import { keywordCase } from './checks/keywordCase';
import { lookAlike } from './checks/lookAlike';
import { neverFires } from './checks/neverFires';
import { noEnd } from './checks/noEnd';
import { noHeader } from './checks/noHeader';
import { rowCount } from './checks/rowCount';
import { rowEnd } from './checks/rowEnd';
import { rowWidth } from './checks/rowWidth';
import { rulesNotSeparated } from './checks/rulesNotSeparated';
import { secondHeader } from './checks/secondHeader';
import { subsumedRule } from './checks/subsumedRule';
import { tab } from './checks/tab';
import { unknownCell } from './checks/unknownCell';
import type { SnakeFile } from './snakeFile';

/** Every check of a snake file, in the order of `docs/games/snakes.md#what-is-checked`. */
export const CHECKS: readonly Check<SnakeFile, SnakesEditorKey>[] = [
  noHeader,
  keywordCase,
  emptyName,
  secondHeader,
  rowEnd,
  rowWidth,
  tab,
  lookAlike,
  unknownCell,
  afterRow,
  rowCount,
  rulesNotSeparated,
  afterEnd,
  noEnd,
  neverFires,
  aheadBlocked,
  duplicateRule,
  subsumedRule,
  catchAll,
];
