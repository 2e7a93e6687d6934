import { listOnce } from '../../../fixes';
import type { TextRange } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { rangeOfOdd, type OddCell } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A character among the cells that is none, and where it stands. */
export interface PlacedOddCell extends OddCell {
  readonly range: TextRange;
}

/** The characters of one kind that are no cells, in reading order. */
export function* oddCells(file: SnakeFile, kind: OddCell['kind']): Generator<PlacedOddCell> {
  for (const row of file.rows()) {
    for (const cell of row.odd) if (cell.kind === kind) yield { ...cell, range: rangeOfOdd(row, cell) };
  }
}

/** A function that lists the characters of one kind that are no cells, for a repair of all of them. */
export function listOddCells(kind: OddCell['kind']): (file: SnakeFile) => readonly PlacedOddCell[] {
  return listOnce((file: SnakeFile) => oddCells(file, kind));
}

/** The character that is no cell at a place, if there is one. */
export function oddCellAt(file: SnakeFile, { start }: TextRange): PlacedOddCell | null {
  const row = file.rowAt(start.line);
  const cell = row?.odd.find(({ column }) => column === start.character);
  return row && cell ? { ...cell, range: rangeOfOdd(row, cell) } : null;
}

/** Writes something else in place of a character that is no cell. */
export function replaceOdd({ range }: PlacedOddCell, newText: string): TextEdit {
  return { range, newText };
}
