import { rangeInLine, type TextRange } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll, listOnce } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import type { SpireFile } from '../spireFile';

/** The original splits a monster line at one space and cannot read any other gap. */
export const separator: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/separator',
  severity: 'warning',
  *check(file) {
    for (const range of oddGaps(file)) {
      yield { range, args: { count: range.end.character - range.start.character } };
    }
  },
  fixes(file, { range }) {
    return fixOneAndAll(
      { title: { key: 'spire.fix.one-space' }, target: range },
      {
        title: (count) => ({ key: 'spire.fix.one-space-everywhere', args: { count } }),
        targets: allOddGaps(file),
      },
      (gap) => ({ range: gap, newText: ' ' }),
    );
  },
};

const allOddGaps = listOnce(oddGaps);

function* oddGaps(file: SpireFile): Generator<TextRange> {
  for (const { line, pair } of file.monsterLines()) {
    if (!pair || file.source.line(line).slice(pair.gapFrom, pair.gapTo) === ' ') continue;
    yield rangeInLine(line, pair.gapFrom, pair.gapTo);
  }
}
