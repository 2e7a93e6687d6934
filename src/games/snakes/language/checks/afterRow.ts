import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import type { SnakeFile } from '../snakeFile';

/** Behind the `;` of a row only a comment may stand. */
export const afterRow: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/after-row',
  severity: 'error',
  *check(file) {
    for (const { line, after } of file.rows()) {
      if (after) yield { range: rangeInLine(line, after.from, after.to), args: { text: excerpt(after.text) } };
    }
  },
  fixes(_, { range }) {
    const place = { start: range.start, end: range.start };
    return [
      fix({ key: 'snakes.fix.make-comment' }, () => ({ range: place, newText: '// ' })),
      fix({ key: 'snakes.fix.remove-text' }, () => ({ range, newText: '' }), false),
    ];
  },
};
