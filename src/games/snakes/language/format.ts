import type { FileFormat } from '../../fileFormat';
import { PATTERN_SIZE } from '../facts/pattern';
import type { SnakesEditorKey } from '../texts';
import { CHECKS } from './checks';
import { complete } from './completion';
import { foldingRanges } from './folding';
import { format } from './formatting';
import { hover } from './hover';
import { outline } from './outline';
import { recognise } from './recognise';
import { refactorings } from './refactorings';
import { SnakeFile } from './snakeFile';
import { TEMPLATE } from './template';

/** The file that steers a snake. `docs/games/snakes.md#snake-files` */
export const snakeRulesFormat: FileFormat<SnakeFile, SnakesEditorKey> = {
  languageId: 'snake-rules',
  alias: 'Snake Rules',
  extension: '.snake',
  template: TEMPLATE,
  codePrefix: 'snake',
  editorDefaults: { 'editor.rulers': [PATTERN_SIZE] },
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
