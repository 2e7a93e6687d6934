import type { Rule } from '../fileFormat';
import { afterEnd } from './rules/afterEnd';
import { afterRow } from './rules/afterRow';
import { aheadBlocked } from './rules/aheadBlocked';
import { catchAll } from './rules/catchAll';
import { duplicateRule } from './rules/duplicateRule';
import { emptyName } from './rules/emptyName';
import { keywordCase } from './rules/keywordCase';
import { lookAlike } from './rules/lookAlike';
import { neverFires } from './rules/neverFires';
import { noEnd } from './rules/noEnd';
import { noHeader } from './rules/noHeader';
import { rowCount } from './rules/rowCount';
import { rowEnd } from './rules/rowEnd';
import { rowWidth } from './rules/rowWidth';
import { rulesNotSeparated } from './rules/rulesNotSeparated';
import { secondHeader } from './rules/secondHeader';
import { subsumedRule } from './rules/subsumedRule';
import { tab } from './rules/tab';
import { unknownCell } from './rules/unknownCell';
import type { SnakeFile } from './snakeFile';

/** Every rule of a snake file, in the order of `docs/games/snakes.md#what-is-checked`. */
export const RULES: readonly Rule<SnakeFile>[] = [
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
