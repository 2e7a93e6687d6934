import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check } from '../../../fileFormat';
import { HEADER_WORD, type HeaderLine, type SpireFile } from '../spireFile';

/** A header is read as one in any case and with white space before it, but only by us: the original sees a broken monster line. */
export const badHeader: Check<SpireFile> = {
  code: 'spire/bad-header',
  severity: 'error',
  *check({ source, encounters }) {
    for (const { header } of encounters) {
      if (header.isExact) continue;
      const from = header.wordEnd - HEADER_WORD.length;
      const word = source.line(header.line).slice(from, header.wordEnd);
      yield { range: rangeOfWord(header), args: { word, column: from + 1 } };
    }
  },
  fixes({ encounters }, { range }) {
    const all = encounters.filter(({ header }) => !header.isExact).map(({ header }) => spellOut(header));
    const one = { title: { key: 'spire.fix.spell-header' }, edits: [{ range, newText: HEADER_WORD }], preferred: true };
    if (all.length < 2) return [one];
    const title = { key: 'spire.fix.spell-headers', args: { count: all.length } };
    return [one, { title, edits: all, preferred: false }];
  },
};

function rangeOfWord({ line, wordEnd }: HeaderLine) {
  return rangeInLine(line, 0, wordEnd);
}

function spellOut(header: HeaderLine): TextEdit {
  return { range: rangeOfWord(header), newText: HEADER_WORD };
}
