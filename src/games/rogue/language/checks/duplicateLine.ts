import type { Check } from '../../../fileFormat';
import { fix, listOnce, MAX_EDITS, removeLines } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** Each header line may stand once; only the first one counts. `docs/games/rogue.md#rogueduplicate-line` */
export const duplicateLine: Check<RogueFile, RogueEditorKey> = {
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
    const { source } = file;
    const one = fix({ key: 'rogue.fix.remove-line' }, () => removeLines(source, [range.start.line]));
    const lines = allRepeatedLines(file);
    if (lines.length < 2 || lines.length > MAX_EDITS) return [one];
    const title = { key: 'rogue.fix.remove-repeated-lines', args: { count: lines.length } } as const;
    return [one, fix(title, () => removeLines(source, lines), false)];
  },
};

const allRepeatedLines = listOnce(repeatedLines);

function* repeatedLines({ headerLines }: RogueFile): Generator<number> {
  for (const { line, isRepeated } of headerLines.values()) if (isRepeated) yield line;
}
