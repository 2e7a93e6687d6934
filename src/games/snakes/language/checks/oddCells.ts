import { rangeInLine, type TextRange } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { OddCell } from '../ruleRow';
import type { SnakeFile } from '../snakeFile';

/** A character among the cells that is none, and where it stands. */
export interface PlacedOddCell extends OddCell {
  readonly range: TextRange;
}

/** The characters of one kind that are no cells, in reading order. */
export function* oddCells(file: SnakeFile, kind: OddCell['kind']): Generator<PlacedOddCell> {
  for (const { line, odd } of file.rows()) {
    for (const cell of odd) {
      if (cell.kind !== kind) continue;
      yield { ...cell, range: rangeInLine(line, cell.column, cell.column + cell.character.length) };
    }
  }
}

/** Replaces every character of one kind by what `meant` says of it. */
export function replaceAll(file: SnakeFile, kind: OddCell['kind'], meant: (character: string) => string): TextEdit[] {
  return Array.from(oddCells(file, kind), ({ range, character }) => ({ range, newText: meant(character) }));
}
