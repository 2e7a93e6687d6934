import type { Check, Fix } from '../../../fileFormat';
import { fix, fixOneAndAll } from '../../../fixes';
import { PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { listOddCells, oddCellAt, oddCells, replaceOdd, type PlacedOddCell } from '../fixes/replaceOdd';
import type { SnakeFile } from '../snakeFile';

/** A tab is one character, however wide it looks, and no cell. */
export const tab: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/tab',
  severity: 'error',
  *check(file) {
    for (const { range, column } of oddCells(file, 'tab')) yield { range, args: { column: column + 1 } };
  },
  fixes(file, { range }) {
    const target = oddCellAt(file, range);
    const byBlank = fixOneAndAll<PlacedOddCell, SnakesEditorKey>(
      { title: { key: 'snakes.fix.replace-tab' }, target },
      { title: (count) => ({ key: 'snakes.fix.replace-all-tabs', args: { count } }), targets: allTabs(file) },
      (cell) => replaceOdd(cell, ' '),
    );
    const wide = target && widened(file, target);
    return wide ? [wide, ...byBlank.map((each) => ({ ...each, preferred: false }))] : byBlank;
  },
};

const allTabs = listOddCells('tab');

/** As many blanks for the tab as the row lacks; `null` when it lacks none or has a second tab. */
function widened(file: SnakeFile, cell: PlacedOddCell): Fix<SnakesEditorKey> | null {
  const row = file.rowAt(cell.range.start.line);
  const lacks = PATTERN_SIZE - (row?.semicolon ?? PATTERN_SIZE);
  if (!row || lacks <= 0 || row.odd.filter(({ kind }) => kind === 'tab').length > 1) return null;
  const count = lacks + 1;
  return fix({ key: 'snakes.fix.widen-tab', args: { count } }, () => replaceOdd(cell, ' '.repeat(count)));
}
