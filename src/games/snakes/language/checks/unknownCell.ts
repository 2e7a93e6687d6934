import { describeCharacter } from '../../../../core/excerpt';
import type { Message } from '../../../../core/message';
import type { Check } from '../../../fileFormat';
import { fix, fixOneAndAll } from '../../../fixes';
import { letterFor } from '../../facts/letters';
import { PATTERN_SIZE } from '../../facts/pattern';
import type { SnakesEditorKey } from '../../texts';
import { listOddCells, oddCellAt, oddCells, replaceOdd, type PlacedOddCell } from '../fixes/replaceOdd';
import type { SnakeFile } from '../snakeFile';
import { sameKeyAs } from '../vocabulary';

/** Any other character that is no cell. */
export const unknownCell: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/unknown-cell',
  severity: 'error',
  *check(file) {
    for (const { range, character } of oddCells(file, 'unknown')) yield { range, args: describeCharacter(character) };
  },
  fixes(file, { range }) {
    const target = oddCellAt(file, range);
    if (!target) return [];
    const letter = sameKeyAs(target.character);
    const byBlank: Message<SnakesEditorKey> = { key: 'snakes.fix.replace-by-blank' };
    const byLetter: Message<SnakesEditorKey> = { key: 'snakes.fix.write-typed-letter', args: { letter: letter ?? '' } };
    const meant = fixOneAndAll(
      { title: letter === undefined ? byBlank : byLetter, target },
      { title: (count) => ({ key: 'snakes.fix.replace-all-unknown', args: { count } }), targets: allUnknown(file) },
      (cell) => replaceOdd(cell, sameKeyAs(cell.character) ?? blanksFor(file, cell)),
    );
    return letter === undefined
      ? meant
      : [...meant, fix(byBlank, () => replaceOdd(target, blanksFor(file, target)), false)];
  },
};

const allUnknown = listOddCells('unknown');

/** A blank for each unit of a character, so that its row keeps its width; one for a pair that makes an otherwise good row too long. */
function blanksFor(file: SnakeFile, { character, column, range: { start } }: PlacedOddCell): string {
  const isOneTooLong = file.rowAt(start.line)?.semicolon === PATTERN_SIZE + 1;
  const last = file.source.line(start.line).charAt(PATTERN_SIZE);
  const isGoodAlone = column + character.length > PATTERN_SIZE || letterFor(last) !== undefined;
  return ' '.repeat(isOneTooLong && isGoodAlone ? 1 : character.length);
}
