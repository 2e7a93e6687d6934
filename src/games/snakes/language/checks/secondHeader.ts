import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { commentOut, withoutLines } from '../fixes/wholeLines';
import type { SnakeFile } from '../snakeFile';

/** A file holds one snake. */
export const secondHeader: Check<SnakeFile> = {
  code: 'snake/second-header',
  severity: 'error',
  *check(file) {
    for (const line of file.parts.secondHeaders) {
      const { text, range } = file.trimmedCode(line);
      yield { range, args: { text: excerpt(text) } };
    }
  },
  fixes(file, { range: { start } }) {
    const edits = [withoutLines(file, start.line, start.line)];
    return [
      commentOut(file, start.line, start.line),
      { title: { key: 'snakes.fix.remove-line' }, edits, preferred: false },
    ];
  },
};
