import type { FileFormat } from '../../fileFormat';
import { complete } from './completion';
import { foldingRanges } from './folding';
import { hover } from './hover';
import { outline } from './outline';
import { format } from './formatting';
import { recognise } from './recognise';
import { refactorings } from './refactorings';
import { CHECKS } from './checks';
import { SnakeFile } from './snakeFile';

/** The file that steers a snake. `docs/games/snakes.md#snake-files` */
export const snakeRulesFormat: FileFormat<SnakeFile> = {
  languageId: 'snake-rules',
  extension: '.snake',
  codePrefix: 'snake',
  checks: CHECKS,
  page: 'docs/games/snakes.md',
  recognise,
  read: (source) => new SnakeFile(source),
  format,
  hover,
  complete,
  outline,
  foldings: foldingRanges,
  refactorings,
};
