import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check } from '../../../fileFormat';
import { fix, fixAll, listOnce } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { Row, SlugLevel } from '../level';

/** A row that is shorter or longer than the others is rarely meant: short rows are filled up with walls to the longest one. */
export const raggedRow: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/ragged-row',
  severity: 'warning',
  *check(level) {
    const { usualWidth } = level;
    for (const [row, { cells }] of level.rows.entries()) {
      const length = cells.length;
      if (length === usualWidth) continue;
      const range = level.rangeOfRow(row);
      const { start } = length < usualWidth ? range : level.rangeOfCell({ row, column: usualWidth });
      const args = { kind: length < usualWidth ? 'short' : 'long', length, usual: usualWidth };
      yield { range: { start, end: range.end }, args };
    }
  },
  fixes(level, { range }) {
    const { usualWidth } = level;
    const here = level.rows[level.rowAt(range.start.line)];
    if (!here) return [];
    const missing = usualWidth - here.cells.length;
    if (missing < 0) {
      // Whoever wrote somebody or something there should look before it goes.
      const isBare = [...here.cells.slice(usualWidth)].every((symbol) => symbol === '#' || symbol === ' ');
      const remove = () => ({ range, newText: '' });
      return [fix({ key: 'slug.fix.remove-surplus', args: { count: -missing } }, remove, isBare)];
    }
    return [
      fix({ key: 'slug.fix.pad-row', args: { count: missing } }, () => pad(level, here)),
      ...fixAll(
        (count) => ({ key: 'slug.fix.pad-rows', args: { count } }),
        shortRows(level),
        (each) => pad(level, each),
      ),
    ];
  },
};

const shortRows = listOnce(function* ({ rows, usualWidth }: SlugLevel) {
  for (const row of rows) if (row.cells.length < usualWidth) yield row;
});

function pad(level: SlugLevel, { line, cells }: Row): TextEdit {
  const end = level.source.line(line).length;
  return { range: rangeInLine(line, end, end), newText: '#'.repeat(level.usualWidth - cells.length) };
}
