import type { Rule } from '../fileFormat';
import type { SlugLevel } from './level';
import { noHealth } from './rules/noHealth';
import { healthNotInteger } from './rules/healthNotInteger';
import { healthNotPositive } from './rules/healthNotPositive';
import { noRows } from './rules/noRows';
import { blankRow } from './rules/blankRow';
import { noPlayer } from './rules/noPlayer';
import { manyPlayers } from './rules/manyPlayers';
import { trailingBlankLines } from './rules/trailingBlankLines';
import { raggedRow } from './rules/raggedRow';
import { unknownCharacter } from './rules/unknownCharacter';
import { noGoal } from './rules/noGoal';
import { goalUnreachable } from './rules/goalUnreachable';
import { manySlugs } from './rules/manySlugs';
import { noSlugs } from './rules/noSlugs';
import { openBorder } from './rules/openBorder';
import { weaponUnreachable } from './rules/weaponUnreachable';
import { slugUnreachable } from './rules/slugUnreachable';

/** Every rule of a level file, in the order of `docs/games/slug.md#what-is-checked`. */
export const RULES: readonly Rule<SlugLevel>[] = [
  noHealth,
  healthNotInteger,
  healthNotPositive,
  noRows,
  blankRow,
  noPlayer,
  manyPlayers,
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
