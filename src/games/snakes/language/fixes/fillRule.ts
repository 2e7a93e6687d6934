import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import { BLANK_ROW } from '../blankRule';
import { CENTRE, PATTERN_SIZE, type RuleRow } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';
import { cellsBefore } from './fitRow';
import { withoutLines } from './wholeLines';

/** Blank rows for the last rule of a block that lacks some; around its own head where that tells how many go above. */
export function addRows(file: SnakeFile, block: readonly RuleRow[]): Fix {
  const rest = restOf(block);
  const missing = PATTERN_SIZE - rest.length;
  const head = rest.findIndex((row) => cellsBefore(file, row)[CENTRE] === 'h');
  const above = head >= 0 && head <= CENTRE && CENTRE - head <= missing ? CENTRE - head : 0;
  const first = rest[0]?.line ?? 0;
  const last = rest.at(-1)?.line ?? 0;
  const end = file.source.line(last).length;
  const edits: TextEdit[] = [];
  if (above > 0) edits.push({ range: rangeInLine(first, 0, 0), newText: `${BLANK_ROW}\n`.repeat(above) });
  if (missing > above) {
    edits.push({ range: rangeInLine(last, end, end), newText: `\n${BLANK_ROW}`.repeat(missing - above) });
  }
  return { title: { key: 'snakes.fix.add-rows', args: { count: missing } }, edits, preferred: block === rest };
}

/** Takes out the rows that are over at the end of a block; `null` unless they are all blank. */
export function removeRows(file: SnakeFile, block: readonly RuleRow[]): Fix | null {
  const rest = restOf(block);
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last || rest.length === block.length) return null;
  if (rest.some((row) => row.semicolon < 0 || row.after || cellsBefore(file, row).trim() !== '')) return null;
  const edits = [withoutLines(file, first.line, last.line)];
  return { title: { key: 'snakes.fix.remove-rows', args: { count: rest.length } }, edits, preferred: true };
}

function restOf(block: readonly RuleRow[]): readonly RuleRow[] {
  return block.length < PATTERN_SIZE ? block : block.slice(block.length - (block.length % PATTERN_SIZE));
}
