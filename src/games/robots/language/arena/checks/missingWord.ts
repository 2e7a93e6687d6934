import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import type { ArenaLine } from '../arenaLine';
import { shapeOf, USUAL_SEED, USUAL_TURNS, type Parameter } from '../../../facts/vocabulary';

/** What can be filled in without asking. */
const USUAL: Partial<Record<Parameter, string>> = { seed: USUAL_SEED, turns: String(USUAL_TURNS), direction: 'N' };

/** A line must have all the words of its kind. */
export const missingWord: Check<Arena> = {
  code: 'arena/missing-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const count = missingFrom(line).length;
      if (!line.entry || count === 0) continue;
      const args = { keyword: line.entry.keyword, count, shape: shapeOf(line.entry) };
      yield { range: rangeInLine(line.line, line.code.to, line.code.to), args };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const words = line ? missingFrom(line).map((parameter) => USUAL[parameter]) : [];
    if (words.length === 0 || words.includes(undefined)) return [];
    const text = words.join(' ');
    const edits = [{ range, newText: ` ${text}` }];
    return [{ title: { key: 'robots.fix.add-words', args: { text } }, edits, preferred: true }];
  },
};

function missingFrom({ entry, words }: ArenaLine): readonly Parameter[] {
  return entry?.parameters.slice(words.length) ?? [];
}
