import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { commentOut, withoutLines } from '../fixes/wholeLines';
import type { SnakeFile } from '../snakeFile';

/** A file holds one snake. */
export const secondHeader: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/second-header',
  severity: 'error',
  *check(file) {
    for (const line of file.parts.secondHeaders) {
      const { text, range } = file.trimmedCode(line);
      yield { range, args: { text: excerpt(text) } };
    }
  },
  fixes(file, { range: { start } }) {
    return [
      ...commentOut(file, start.line, start.line),
      fix({ key: 'snakes.fix.remove-line' }, () => withoutLines(file, start.line, start.line), false),
    ];
  },
};
