import { excerpt } from '../../../../core/excerpt';
import type { Check, Fix } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { commentOut, withoutLines } from '../fixes/wholeLines';
import { codeOf } from '../lines';
import { firstWord, isEnd } from '../parseSnakeFile';
import type { SnakeFile } from '../snakeFile';
import { HEADER_WORD } from '../vocabulary';

/** Nothing but blank lines and comments follows `end`; only the first line that does is told. */
export const afterEnd: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/after-end',
  severity: 'error',
  *check(file) {
    if (file.parts.afterEnd === null) return;
    const { text, range } = file.trimmedCode(file.parts.afterEnd);
    yield { range, args: { text: excerpt(text) } };
  },
  fixes(file, { range: { start } }) {
    const last = file.parts.lastCodeLine ?? start.line;
    return [
      fix({ key: 'snakes.fix.remove-after-end' }, () => withoutLines(file, start.line, last)),
      ...commentOut(file, start.line, last, false),
      ...dropFirstEnd(file, start.line, last),
    ];
  },
};

/** Where one other `end` closes the text below and no snake begins there, the first one may be the mistake. */
function dropFirstEnd(file: SnakeFile, from: number, last: number): Fix<SnakesEditorKey>[] {
  const { end } = file.parts;
  const codeAt = (line: number): string => codeOf(file.source.line(line));
  if (!end || last === from || !isEnd(codeAt(last)) || firstWord(codeAt(from))?.text === HEADER_WORD) return [];
  for (let line = from; line < last; line++) if (isEnd(codeAt(line))) return [];
  return [fix({ key: 'snakes.fix.remove-first-end' }, () => withoutLines(file, end.line, end.line), false)];
}
