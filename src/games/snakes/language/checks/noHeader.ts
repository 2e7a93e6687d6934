import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check, Fix } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import { endAtBottom } from '../fixes/addEnd';
import { isEnd } from '../parseSnakeFile';
import type { SnakeFile } from '../snakeFile';
import { END_WORD, HEADER_WORD, SAMPLE_NAME } from '../vocabulary';

const NOWHERE = rangeInLine(0, 0, 0);
const SAMPLE_HEADER = `${HEADER_WORD} ${SAMPLE_NAME}\n`;

/** The first line with code must be `snake` and a name. */
export const noHeader: Check<SnakeFile, SnakesEditorKey> = {
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
    if (file.parts.lastCodeLine === null) return [fix({ key: 'snakes.fix.add-frame' }, () => frame(file))];
    const { text } = file.trimmedCode(range.start.line);
    const cannotBeHeader = text.includes(';') || isEnd(text);
    return [...(cannotBeHeader ? [] : [makeHeader(text, range)]), addHeader(range.start.line, cannotBeHeader)];
  },
};

/** A header above everything and `end` below it, for a file without code. */
function frame(file: SnakeFile): TextEdit[] {
  const end = endAtBottom(file);
  if (!end) return [{ range: NOWHERE, newText: `${SAMPLE_HEADER}${END_WORD}\n` }];
  return [{ range: NOWHERE, newText: SAMPLE_HEADER }, end];
}

/** A header above a line. */
function addHeader(line: number, preferred: boolean): Fix<SnakesEditorKey> {
  const edit = { range: rangeInLine(line, 0, 0), newText: SAMPLE_HEADER };
  return fix({ key: 'snakes.fix.add-header' }, () => edit, preferred);
}

/** The code of a line made a header: it may be a name, or begin with a word that was meant for `snake`. */
function makeHeader(text: string, range: TextEdit['range']): Fix<SnakesEditorKey> {
  const newText = `${HEADER_WORD} ${text.replace(/^snakes?[ \t:=]*/i, '') || SAMPLE_NAME}`;
  return fix({ key: 'snakes.fix.make-header', args: { header: excerpt(newText) } }, () => ({ range, newText }));
}
