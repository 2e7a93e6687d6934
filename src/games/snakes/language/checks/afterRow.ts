import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import type { SnakeFile } from '../snakeFile';

/** Behind the `;` of a row only a comment may stand. */
export const afterRow: Check<SnakeFile> = {
  code: 'snake/after-row',
  severity: 'error',
  *check(file) {
    for (const { line, after } of file.rows()) {
      if (!after) continue;
      const { from, to } = after;
      yield { range: rangeInLine(line, from, to), args: { text: excerpt(file.source.line(line).slice(from, to)) } };
    }
  },
  fixes(_, { range }) {
    const place = { start: range.start, end: range.start };
    return [
      { title: { key: 'snakes.fix.make-comment' }, edits: [{ range: place, newText: '// ' }], preferred: true },
      { title: { key: 'snakes.fix.remove-text' }, edits: [{ range, newText: '' }], preferred: false },
    ];
  },
};
