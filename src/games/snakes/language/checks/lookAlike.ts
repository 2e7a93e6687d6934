import { describeCharacter } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { oneAndAll } from '../fixes/oneAndAll';
import type { SnakeFile } from '../snakeFile';
import { lookAlikeOf } from '../vocabulary';
import { oddCells, replaceAll } from './oddCells';

const meant = (character: string): string => lookAlikeOf(character) ?? character;

/** A character that looks like a cell and is another, such as a Cyrillic letter. */
export const lookAlike: Check<SnakeFile> = {
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
    const { line, character } = range.start;
    const letter = meant(file.source.line(line).charAt(character));
    const title = { key: 'snakes.fix.write-letter', args: { letter } };
    const all = replaceAll(file, 'look-alike', meant);
    return oneAndAll(title, { range, newText: letter }, 'snakes.fix.write-all-letters', all);
  },
};
