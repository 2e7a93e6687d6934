import type { FileFormat } from '../fileFormat';
import { complete } from './complete';
import { hover } from './hover';
import { SlugLevel } from './level';
import { outline } from './outline';
import { print } from './print';
import { recognise } from './recognise';
import { RULES } from './rules';

/** The level file of SlugDungeon. `docs/games/slug.md#level-files` */
export const slugLevelFormat: FileFormat<SlugLevel> = {
  languageId: 'slug-level',
  extension: '.slug',
  codePrefix: 'slug',
  rules: RULES,
  page: 'docs/games/slug.md',
  recognise,
  read: (source) => new SlugLevel(source),
  print,
  hover,
  complete,
  outline,
};
