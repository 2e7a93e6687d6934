import type { Refactoring } from '../../fileFormat';
import type { SnakesEditorKey } from '../texts';
import { insertRule } from './refactorings/insertRule';
import { mirrorRule } from './refactorings/mirrorRule';
import { rotateRule } from './refactorings/rotateRule';
import type { SnakeFile } from './snakeFile';

/** What can be done at a line, from 0, of a file that may be right already. `docs/games/snakes.md#what-an-editor-offers` */
export function refactorings(file: SnakeFile, line: number): Refactoring<SnakesEditorKey>[] {
  return [insertRule, mirrorRule, rotateRule].flatMap((offer) => offer(file, line) ?? []);
}
