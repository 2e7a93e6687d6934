import { rangeInLine, type TextRange } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll, listOnce } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import type { HeaderLine, SpireFile } from '../spireFile';
import { HEADER_WORD } from '../vocabulary';

/** A header is read as one in any case and with white space before it, but only by us: the original sees a broken monster line. */
export const badHeader: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/bad-header',
  severity: 'error',
  *check(file) {
    for (const header of badHeaders(file)) {
      const from = header.wordEnd - HEADER_WORD.length;
      const word = file.source.line(header.line).slice(from, header.wordEnd);
      yield { range: rangeOfWord(header), args: { word, column: from + 1 } };
    }
  },
  fixes(file, { range }) {
    const target = file.encounterAt(range.start.line)?.header;
    return fixOneAndAll(
      { title: { key: 'spire.fix.spell-header' }, target },
      { title: (count) => ({ key: 'spire.fix.spell-headers', args: { count } }), targets: allBadHeaders(file) },
      (header) => ({ range: rangeOfWord(header), newText: HEADER_WORD }),
    );
  },
};

const allBadHeaders = listOnce(badHeaders);

function* badHeaders({ encounters }: SpireFile): Generator<HeaderLine> {
  for (const { header } of encounters) if (!header.isExact) yield header;
}

function rangeOfWord({ line, wordEnd }: HeaderLine): TextRange {
  return rangeInLine(line, 0, wordEnd);
}
