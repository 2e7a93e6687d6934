import type { Check } from '../../../fileFormat';
import { addRows, removeRows } from '../fixes/fillRule';
import { PATTERN_SIZE } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** Rows without a blank line between them must be seven, or seven for each rule. */
export const rowCount: Check<SnakeFile> = {
  code: 'snake/row-count',
  severity: 'error',
  *check(file) {
    for (const block of file.parts.blocks) {
      const [first] = block;
      if (!first || block.length % PATTERN_SIZE === 0) continue;
      yield { range: file.rangeOfRow(first), args: { count: block.length, rows: PATTERN_SIZE } };
    }
  },
  fixes(file, { range }) {
    const block = file.parts.blocks.find(([first]) => first?.line === range.start.line);
    if (!block) return [];
    const remove = removeRows(file, block);
    return remove ? [remove, addRows(file, block)] : [addRows(file, block)];
  },
};
