import type { TextRange } from '../../../../core/range';
import type { Fix, Check } from '../../../fileFormat';
import { oneAndAll } from '../fixes/oneAndAll';
import { PATTERN_SIZE } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';
import { oddCells, replaceAll } from './oddCells';

/** A tab is one character, however wide it looks, and no cell. */
export const tab: Check<SnakeFile> = {
  code: 'snake/tab',
  severity: 'error',
  *check(file) {
    for (const { range, column } of oddCells(file, 'tab')) yield { range, args: { column: column + 1 } };
  },
  fixes(file, { range }) {
    const blank = { range, newText: ' ' };
    const all = replaceAll(file, 'tab', () => ' ');
    const byBlank = oneAndAll({ key: 'snakes.fix.replace-tab' }, blank, 'snakes.fix.replace-all-tabs', all);
    const widen = widened(file, range);
    return widen ? [widen, ...byBlank.map((fix) => ({ ...fix, preferred: false }))] : byBlank;
  },
};

/** As many blanks for the tab as the row lacks; `null` when it lacks none or has a second tab. */
function widened(file: SnakeFile, range: TextRange): Fix | null {
  const row = file.rowAt(range.start.line);
  const lacks = PATTERN_SIZE - (row?.semicolon ?? PATTERN_SIZE);
  if (!row || lacks <= 0 || row.odd.filter(({ kind }) => kind === 'tab').length > 1) return null;
  const count = lacks + 1;
  const title = { key: 'snakes.fix.widen-tab', args: { count } };
  return { title, edits: [{ range, newText: ' '.repeat(count) }], preferred: true };
}
