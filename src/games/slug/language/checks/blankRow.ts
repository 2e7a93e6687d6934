import { rangeInLine } from '../../../../core/range';
import { deleteLines } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import type { Check } from '../../../fileFormat';
import type { SlugLevel } from '../level';

/** A line without a character inside the map would be a row of width 0. */
export const blankRow: Check<SlugLevel> = {
  code: 'slug/blank-row',
  severity: 'error',
  *check({ rows, blankLines }) {
    if (rows.length === 0) return;
    for (const line of blankLines) yield { range: rangeInLine(line, 0, 0), args: { line: line + 1 } };
  },
  fixes({ source, blankLines }, { range }) {
    const lengths = source.lines.map((line) => line.length);
    const remove = (line: number) => deleteLines(line, line, lengths);
    const one: Fix = {
      title: { key: 'slug.fix.remove-blank-line' },
      edits: [remove(range.start.line)],
      preferred: true,
    };
    if (blankLines.length < 2) return [one];
    return [one, { title: { key: 'slug.fix.remove-blank-lines' }, edits: blankLines.map(remove), preferred: false }];
  },
};
