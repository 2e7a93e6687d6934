import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Finding, Check } from '../../../fileFormat';
import type { SnakeFile } from '../snakeFile';
import type { End, Header } from '../parseSnakeFile';
import { END_WORD, HEADER_WORD } from '../vocabulary';

/** `snake` and `end` are written in small letters. */
export const keywordCase: Check<SnakeFile> = {
  code: 'snake/keyword-case',
  severity: 'error',
  *check(file) {
    yield* misspelt(file, file.parts.header, HEADER_WORD);
    yield* misspelt(file, file.parts.end, END_WORD);
  },
  fixes({ parts }, { range }) {
    const keyword = range.start.line === parts.header?.line ? HEADER_WORD : END_WORD;
    const title = { key: 'snakes.fix.keyword-case', args: { keyword } };
    return [{ title, edits: [{ range, newText: keyword }], preferred: true }];
  },
};

function* misspelt({ source }: SnakeFile, place: Header | End | null, keyword: string): Generator<Finding> {
  if (!place) return;
  const { from, to } = place.word;
  const word = source.line(place.line).slice(from, to);
  if (word !== keyword) yield { range: rangeInLine(place.line, from, to), args: { word: excerpt(word), keyword } };
}
