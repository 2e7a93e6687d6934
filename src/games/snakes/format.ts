import type { FileFormat } from '../fileFormat';
import { complete } from './complete';
import { foldingRanges } from './folding';
import { hover } from './hover';
import { outline } from './outline';
import { print } from './print';
import { recognise } from './recognise';
import { refactorings } from './refactorings';
import { RULES } from './rules';
import { SnakeFile } from './snakeFile';

/** The file that steers a snake. `docs/games/snakes.md#snake-files` */
export const snakeRulesFormat: FileFormat<SnakeFile> = {
  languageId: 'snake-rules',
  extension: '.snake',
  codePrefix: 'snake',
  rules: RULES,
  page: 'docs/games/snakes.md',
  recognise,
  read: (source) => new SnakeFile(source),
  print,
  hover,
  complete,
  outline,
  foldings: foldingRanges,
  refactorings,
};
