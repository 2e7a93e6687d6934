import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { HeaderLine } from '../headerLine';
import type { Word } from '../words';

/** The edit that removes the words from `first` to `last` and the white space before them; `first` is not the first word of its line. */
export function removeWords({ words, line }: HeaderLine, first: Word, last: Word): TextEdit {
  const before = words[words.indexOf(first) - 1];
  return { range: rangeInLine(line, before?.to ?? first.from, last.to), newText: '' };
}
