import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { HEADER_WORD, rangeOfMonster, type SpireFile } from '../spireFile';

/** A monster belongs to the encounter above it. */
export const monsterBeforeEncounter: Check<SpireFile> = {
  code: 'spire/monster-before-encounter',
  severity: 'error',
  *check({ source, strays }) {
    for (const stray of strays) {
      const text = source.line(stray.line).slice(stray.from, stray.to);
      yield { range: rangeOfMonster(stray), args: { text: excerpt(text) } };
    }
  },
  fixes({ strays: [first] }) {
    if (!first) return [];
    const edits = [{ range: rangeInLine(first.line, 0, 0), newText: `${HEADER_WORD} 1\n` }];
    return [{ title: { key: 'spire.fix.insert-header', args: { line: first.line + 1 } }, edits, preferred: true }];
  },
};
