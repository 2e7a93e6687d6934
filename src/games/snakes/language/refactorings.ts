import type { Refactoring } from '../../fileFormat';
import { insertRule } from './refactorings/insertRule';
import { mirrorRule } from './refactorings/mirrorRule';
import { rotateRule } from './refactorings/rotateRule';
import type { SnakeFile } from './snakeFile';

const OFFERS = [
  { key: 'snakes.refactor.insert-rule', change: insertRule },
  { key: 'snakes.refactor.mirror-rule', change: mirrorRule },
  { key: 'snakes.refactor.rotate-rule', change: rotateRule },
];

/** What can be done at a line, from 0, of a file that may be right already. `docs/games/snakes.md#snake-files` */
export function refactorings(file: SnakeFile, line: number): Refactoring[] {
  return OFFERS.flatMap(({ key, change }) => {
    const edits = change(file, line);
    return edits ? [{ title: { key }, edits }] : [];
  });
}
