import type { FileFormat } from '../../fileFormat';
import type { SpireEditorKey } from '../texts';
import { CHECKS } from './checks';
import { complete } from './completion';
import { format } from './formatting';
import { hints } from './hints';
import { hover } from './hover';
import { outline } from './outline';
import { recognise } from './recognise';
import { SpireFile } from './spireFile';
import { TEMPLATE } from './template';

/** The game file of Spire. `docs/games/spire.md#the-file` */
export const spireGameFormat: FileFormat<SpireFile, SpireEditorKey> = {
  languageId: 'spire-game',
  alias: 'Spire Game',
  extension: '.spire',
  template: TEMPLATE,
  codePrefix: 'spire',
  checks: CHECKS,
  page: 'docs/games/spire.md',
  recognise,
  read: (source) => new SpireFile(source),
  format,
  hover,
  complete,
  outline,
  hints,
};
