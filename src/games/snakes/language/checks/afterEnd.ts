import { excerpt } from '../../../../core/excerpt';
import type { Fix, Check } from '../../../fileFormat';
import { commentOut, withoutLines } from '../fixes/wholeLines';
import type { SnakeFile } from '../snakeFile';
import { END_WORD, HEADER_WORD } from '../vocabulary';

/** Nothing but blank lines and comments follows `end`; only the first line that does is told. */
export const afterEnd: Check<SnakeFile> = {
  code: 'snake/after-end',
  severity: 'error',
  *check(file) {
    if (file.parts.afterEnd === null) return;
    const { text, range } = file.trimmedCode(file.parts.afterEnd);
    yield { range, args: { text: excerpt(text) } };
  },
  fixes(file, { range: { start } }) {
    const last = file.parts.lastCodeLine ?? start.line;
    const remove: Fix = {
      title: { key: 'snakes.fix.remove-after-end' },
      edits: [withoutLines(file, start.line, last)],
      preferred: true,
    };
    return [
      remove,
      { ...commentOut(file, start.line, last), preferred: false },
      ...dropFirstEnd(file, start.line, last),
    ];
  },
};

/** Where another `end` closes the text below and no snake begins there, the first one may be the mistake. */
function dropFirstEnd(file: SnakeFile, from: number, last: number): Fix[] {
  const { end } = file.parts;
  if (!end || last === from || file.trimmedCode(last).text !== END_WORD) return [];
  if (file.trimmedCode(from).text.startsWith(HEADER_WORD)) return [];
  return [
    {
      title: { key: 'snakes.fix.remove-first-end' },
      edits: [withoutLines(file, end.line, end.line)],
      preferred: false,
    },
  ];
}
