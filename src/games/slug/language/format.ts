import type { FileFormat } from '../../fileFormat';
import type { SlugEditorKey } from '../texts';
import { CHECKS } from './checks';
import { complete } from './completion';
import { format } from './formatting';
import { hover } from './hover';
import { SlugLevel } from './level';
import { outline } from './outline';
import { recognise } from './recognise';
import { MISTAKE, TEMPLATE } from './template';

/** The level file of SlugDungeon. `docs/games/slug.md#level-files` */
export const slugLevelFormat: FileFormat<SlugLevel, SlugEditorKey> = {
  languageId: 'slug-level',
  alias: 'SlugDungeon Level',
  extension: '.slug',
  template: TEMPLATE,
  mistake: MISTAKE,
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
