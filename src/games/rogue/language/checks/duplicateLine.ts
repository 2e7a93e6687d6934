import type { Fix, Check } from '../../../fileFormat';
import { itemsForOneRepair } from '../fixes/mostEdits';
import { removeLine, removeLines } from '../fixes/removeLines';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** Each header line may stand once; only the first one counts. `docs/games/rogue.md#rogueduplicate-line` */
export const duplicateLine: Check<RogueFile> = {
  code: 'rogue/duplicate-line',
  severity: 'error',
  *check(file) {
    for (const { first, header, isRepeated } of file.headerLines.values()) {
      if (!header || !isRepeated) continue;
      const line = (file.lineOf(header.word)?.line ?? 0) + 1;
      yield { range: rangeOfWord(first), args: { word: header.word, line } };
    }
  },
  fixes(file, { range }) {
    const repeated = itemsForOneRepair(repeatedLines(file)) ?? [];
    const one: Fix = {
      title: { key: 'rogue.fix.remove-line' },
      edits: [removeLine(file, range.start.line)],
      preferred: true,
    };
    if (repeated.length < 2) return [one];
    const title = { key: 'rogue.fix.remove-repeated-lines', args: { count: repeated.length } };
    return [one, { title, edits: removeLines(file, repeated), preferred: false }];
  },
};

function* repeatedLines({ headerLines }: RogueFile): Generator<number> {
  for (const { line, isRepeated } of headerLines.values()) if (isRepeated) yield line;
}
