import { describeCharacter } from '../../../../core/excerpt';
import type { Fix, Check } from '../../../fileFormat';
import { oneAndAll } from '../fixes/oneAndAll';
import type { SnakeFile } from '../snakeFile';
import { sameKeyAs } from '../vocabulary';
import { oddCells, replaceAll } from './oddCells';

const meant = (character: string): string => sameKeyAs(character) ?? ' ';

/** Any other character that is no cell. */
export const unknownCell: Check<SnakeFile> = {
  code: 'snake/unknown-cell',
  severity: 'error',
  *check(file) {
    for (const { range, character } of oddCells(file, 'unknown')) yield { range, args: describeCharacter(character) };
  },
  fixes(file, { range }) {
    const { line, character } = range.start;
    const letter = sameKeyAs(file.source.line(line).charAt(character));
    const all = replaceAll(file, 'unknown', meant);
    const blank = { key: 'snakes.fix.replace-by-blank' };
    if (letter === undefined) {
      return oneAndAll(blank, { range, newText: ' ' }, 'snakes.fix.replace-all-unknown', all);
    }
    const typed = { key: 'snakes.fix.write-typed-letter', args: { letter } };
    const byBlank: Fix = { title: blank, edits: [{ range, newText: ' ' }], preferred: false };
    return [...oneAndAll(typed, { range, newText: letter }, 'snakes.fix.replace-all-unknown', all), byBlank];
  },
};
