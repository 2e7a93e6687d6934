import { describeCharacter } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { listOddCells, oddCellAt, oddCells, replaceOdd } from '../fixes/replaceOdd';
import type { SnakeFile } from '../snakeFile';
import { lookAlikeOf } from '../vocabulary';

/** A character that looks like a cell and is another, such as a Cyrillic letter. */
export const lookAlike: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/look-alike',
  severity: 'error',
  *check(file) {
    for (const { range, character } of oddCells(file, 'look-alike')) {
      const letter = meant(character);
      const args = { ...describeCharacter(character), letter, letterCodePoint: describeCharacter(letter).codePoint };
      yield { range, args };
    }
  },
  fixes(file, { range }) {
    const target = oddCellAt(file, range);
    const letter = meant(target?.character ?? '');
    return fixOneAndAll(
      { title: { key: 'snakes.fix.write-letter', args: { letter } }, target },
      { title: (count) => ({ key: 'snakes.fix.write-all-letters', args: { count } }), targets: allLookAlikes(file) },
      (cell) => replaceOdd(cell, meant(cell.character)),
    );
  },
};

const allLookAlikes = listOddCells('look-alike');

/** The letter that a look-alike is meant for. */
function meant(character: string): string {
  return lookAlikeOf(character) ?? character;
}
