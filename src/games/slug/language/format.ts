import type { FileFormat } from '../../fileFormat';
import { complete } from './completion';
import { hover } from './hover';
import { SlugLevel } from './level';
import { outline } from './outline';
import { format } from './formatting';
import { recognise } from './recognise';
import { CHECKS } from './checks';

/** The level file of SlugDungeon. `docs/games/slug.md#level-files` */
export const slugLevelFormat: FileFormat<SlugLevel> = {
  languageId: 'slug-level',
  extension: '.slug',
  codePrefix: 'slug',
  checks: CHECKS,
  page: 'docs/games/slug.md',
  recognise,
  read: (source) => new SlugLevel(source),
  format,
  hover,
  complete,
  outline,
};
