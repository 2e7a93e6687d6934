import { lastUpTo } from '../../../../core/byLine';
import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check, Fix } from '../../../fileFormat';
import { fix } from '../../../fixes';
import { CENTRE, PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { cellsBefore } from '../fixes/fitRow';
import { withoutLines } from '../fixes/wholeLines';
import { BLANK_ROW, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

type Block = readonly RuleRow[];

/** Rows without a blank line between them must be seven, or seven for each rule. */
export const rowCount: Check<SnakeFile, SnakesEditorKey> = {
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
    const { blocks } = file.parts;
    const block = blocks[lastUpTo(blocks, range.start.line, ([first]) => first?.line)];
    return block ? [...removeRows(file, block), addRows(file, block)] : [];
  },
};

/** The rows of a block that make no whole rule: the last ones, or all. */
function restOf(block: Block): Block {
  return block.length < PATTERN_SIZE ? block : block.slice(block.length - (block.length % PATTERN_SIZE));
}

/** Takes out the rows that are over at the end of a block; no repair unless they are all blank. */
function removeRows(file: SnakeFile, block: Block): Fix<SnakesEditorKey>[] {
  const rest = restOf(block);
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last || rest.length === block.length) return [];
  if (rest.some((row) => row.semicolon < 0 || row.after || cellsBefore(file, row).trim() !== '')) return [];
  const title = { key: 'snakes.fix.remove-rows', args: { count: rest.length } } as const;
  return [fix(title, () => withoutLines(file, first.line, last.line))];
}

/** Blank rows for the last rule of a block that lacks some; the preferred repair where the block is that rule alone. */
function addRows(file: SnakeFile, block: Block): Fix<SnakesEditorKey> {
  const rest = restOf(block);
  const count = PATTERN_SIZE - rest.length;
  return fix({ key: 'snakes.fix.add-rows', args: { count } }, () => blankRows(file, rest, count), block === rest);
}

/** So many blank rows around others: where their own head tells it, as many of them above as bring it to the centre. */
function blankRows(file: SnakeFile, rows: Block, count: number): TextEdit[] {
  const head = rows.findIndex((row) => cellsBefore(file, row)[CENTRE] === 'h');
  const above = head >= 0 && head <= CENTRE && CENTRE - head <= count ? CENTRE - head : 0;
  const first = rows[0]?.line ?? 0;
  const last = rows.at(-1)?.line ?? 0;
  const end = file.source.line(last).length;
  const edits: TextEdit[] = [];
  if (above > 0) edits.push({ range: rangeInLine(first, 0, 0), newText: `${BLANK_ROW}\n`.repeat(above) });
  if (count > above) {
    edits.push({ range: rangeInLine(last, end, end), newText: `\n${BLANK_ROW}`.repeat(count - above) });
  }
  return edits;
}
