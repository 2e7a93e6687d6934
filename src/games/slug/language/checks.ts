import type { Check } from '../../fileFormat';
import type { SlugEditorKey } from '../texts';
import type { SlugLevel } from './level';
import { noHealth } from './checks/noHealth';
import { healthNotInteger } from './checks/healthNotInteger';
import { healthNotPositive } from './checks/healthNotPositive';
import { noRows } from './checks/noRows';
import { blankRow } from './checks/blankRow';
import { noPlayer } from './checks/noPlayer';
import { manyPlayers } from './checks/manyPlayers';
import { tooManyCells } from './checks/tooManyCells';
import { trailingBlankLines } from './checks/trailingBlankLines';
import { raggedRow } from './checks/raggedRow';
import { unknownCharacter } from './checks/unknownCharacter';
import { noGoal } from './checks/noGoal';
import { goalUnreachable } from './checks/goalUnreachable';
import { manySlugs } from './checks/manySlugs';
import { noSlugs } from './checks/noSlugs';
import { openBorder } from './checks/openBorder';
import { weaponUnreachable } from './checks/weaponUnreachable';
import { slugUnreachable } from './checks/slugUnreachable';

/** Every rule of a level file, in the order of `docs/games/slug.md#what-is-checked`. */
export const CHECKS: readonly Check<SlugLevel, SlugEditorKey>[] = [
  noHealth,
  healthNotInteger,
  healthNotPositive,
  noRows,
  blankRow,
  noPlayer,
  manyPlayers,
  tooManyCells,
  trailingBlankLines,
  raggedRow,
  unknownCharacter,
  noGoal,
  goalUnreachable,
  manySlugs,
  noSlugs,
  openBorder,
  weaponUnreachable,
  slugUnreachable,
];
