import type { FileFormat } from '../fileFormat';
import { complete } from './complete';
import { hints } from './hints';
import { hover } from './hover';
import { outline } from './outline';
import { print } from './print';
import { recognise } from './recognise';
import { RULES } from './rules';
import { readSpireFile, type SpireFile } from './spireFile';

/** The game file of Spire. `docs/games/spire.md#the-file` */
export const spireGameFormat: FileFormat<SpireFile> = {
  languageId: 'spire-game',
  extension: '.spire',
  codePrefix: 'spire',
  rules: RULES,
  page: 'docs/games/spire.md',
  recognise,
  read: readSpireFile,
  print,
  hover,
  complete,
  outline,
  hints: (file) => hints(file).map(({ position, phrase }) => ({ position, label: phrase })),
};
