import { rangeInLine, type TextRange } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { monsterLines, type SpireFile } from '../spireFile';

/** The original splits a monster line at one space and cannot read any other gap. */
export const separator: Check<SpireFile> = {
  code: 'spire/separator',
  severity: 'warning',
  *check(file) {
    for (const range of oddGaps(file)) {
      yield { range, args: { count: range.end.character - range.start.character } };
    }
  },
  fixes(file, { range }) {
    const all = [...oddGaps(file)].map((gap) => ({ range: gap, newText: ' ' }));
    const one = { title: { key: 'spire.fix.one-space' }, edits: [{ range, newText: ' ' }], preferred: true };
    if (all.length < 2) return [one];
    return [one, { title: { key: 'spire.fix.one-space-everywhere' }, edits: all, preferred: false }];
  },
};

function* oddGaps(file: SpireFile): Generator<TextRange> {
  for (const { line, pair } of monsterLines(file)) {
    if (!pair || file.source.line(line).slice(pair.gapFrom, pair.gapTo) === ' ') continue;
    yield rangeInLine(line, pair.gapFrom, pair.gapTo);
  }
}
