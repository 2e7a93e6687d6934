import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check, Finding } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SnakesEditorKey } from '../../texts';
import type { End, Header } from '../parseSnakeFile';
import type { SnakeFile } from '../snakeFile';
import { END_WORD, HEADER_WORD } from '../vocabulary';

/** `snake` and `end` are written in lowercase. */
export const keywordCase: Check<SnakeFile, SnakesEditorKey> = {
  code: 'snake/keyword-case',
  severity: 'error',
  *check({ parts: { header, end } }) {
    yield* misspelt(header, HEADER_WORD);
    yield* misspelt(end, END_WORD);
  },
  fixes({ parts }, { range }) {
    const keyword = range.start.line === parts.header?.line ? HEADER_WORD : END_WORD;
    return [fix({ key: 'snakes.fix.keyword-case', args: { keyword } }, () => ({ range, newText: keyword }))];
  },
};

/** The word of a line, when it is not spelt as its keyword. */
function* misspelt(place: Header | End | null, keyword: string): Generator<Finding> {
  if (!place || place.word.text === keyword) return;
  const { text, from, to } = place.word;
  yield { range: rangeInLine(place.line, from, to), args: { word: excerpt(text), keyword } };
}
