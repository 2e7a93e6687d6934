import type { FileFormat } from '../../fileFormat';
import { complete } from './completion';
import { hints } from './hints';
import { hover } from './hover';
import { outline } from './outline';
import { format } from './formatting';
import { recognise } from './recognise';
import { CHECKS } from './checks';
import { readSpireFile, type SpireFile } from './spireFile';

/** The game file of Spire. `docs/games/spire.md#the-file` */
export const spireGameFormat: FileFormat<SpireFile> = {
  languageId: 'spire-game',
  extension: '.spire',
  codePrefix: 'spire',
  checks: CHECKS,
  page: 'docs/games/spire.md',
  recognise,
  read: readSpireFile,
  format,
  hover,
  complete,
  outline,
  hints: (file) => hints(file).map(({ position, phrase }) => ({ position, label: phrase })),
};
