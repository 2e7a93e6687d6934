import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Row } from '../level';
import type { Check } from '../../../fileFormat';
import { MAX_EDITS } from '../fixes/mostEdits';
import type { SlugLevel } from '../level';

/** A row that is shorter than the longest is filled up with walls, which its author may not have meant. */
export const raggedRow: Check<SlugLevel> = {
  code: 'slug/ragged-row',
  severity: 'warning',
  *check(level) {
    for (const [row, { cells }] of level.rows.entries()) {
      if (cells.length === level.width) continue;
      yield { range: level.rangeOfRow(row), args: { length: cells.length, width: level.width } };
    }
  },
  fixes(level, { range }) {
    const short = level.rows.filter(({ cells }) => cells.length < level.width);
    const one = short.filter(({ line }) => line === range.start.line).map((row) => pad(level, row));
    const all = short.length > MAX_EDITS ? [] : short.map((row) => pad(level, row));
    return [
      { title: { key: 'slug.fix.pad-row' }, edits: one, preferred: true },
      ...(all.length > 1
        ? [{ title: { key: 'slug.fix.pad-rows', args: { count: all.length } }, edits: all, preferred: false }]
        : []),
    ];
  },
};

function pad(level: SlugLevel, { line, cells }: Row): TextEdit {
  const end = level.source.line(line).length;
  return { range: rangeInLine(line, end, end), newText: '#'.repeat(level.width - cells.length) };
}
