import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Fix, Check } from '../../../fileFormat';
import { endAtBottom } from '../fixes/addEnd';
import type { SnakeFile } from '../snakeFile';
import { END_WORD, HEADER_WORD, SAMPLE_NAME } from '../vocabulary';

const NOWHERE = rangeInLine(0, 0, 0);

/** The first line with code must be `snake` and a name. */
export const noHeader: Check<SnakeFile> = {
  code: 'snake/no-header',
  severity: 'error',
  *check(file) {
    const { notHeader, lastCodeLine } = file.parts;
    if (lastCodeLine === null) yield { range: NOWHERE, args: { text: '' } };
    if (notHeader === null) return;
    const { text, range } = file.trimmedCode(notHeader);
    yield { range, args: { text: excerpt(text) } };
  },
  fixes(file, { range }) {
    const insert = { range: rangeInLine(range.start.line, 0, 0), newText: `${HEADER_WORD} ${SAMPLE_NAME}\n` };
    if (file.parts.lastCodeLine === null) {
      return [{ title: { key: 'snakes.fix.add-frame' }, edits: [insert, endAtBottom(file)], preferred: true }];
    }
    const { text } = file.trimmedCode(range.start.line);
    const add: Fix = { title: { key: 'snakes.fix.add-header' }, edits: [insert], preferred: true };
    if (text.includes(';') || text.toLowerCase() === END_WORD) return [add];
    const newText = `${HEADER_WORD} ${text.replace(/^snakes?[ \t:=]*/i, '') || SAMPLE_NAME}`;
    const make: Fix = {
      title: { key: 'snakes.fix.make-header', args: { header: excerpt(newText) } },
      edits: [{ range, newText }],
      preferred: true,
    };
    return [make, { ...add, preferred: false }];
  },
};
