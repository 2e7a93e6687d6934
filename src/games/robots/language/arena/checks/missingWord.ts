import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fix } from '../../../../fixes';
import { DEFAULT_SEED, DEFAULT_TURNS, syntaxOf, type Parameter } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import type { ArenaLine } from '../arenaLine';

/** What can be filled in without asking. */
const DEFAULTS: Partial<Record<Parameter, string>> = {
  seed: DEFAULT_SEED,
  turns: String(DEFAULT_TURNS),
  direction: 'N',
};

/** A line must have all the words of its kind. */
export const missingWord: Check<Arena, RobotsEditorKey> = {
  code: 'arena/missing-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const count = missingFrom(line).length;
      if (!line.entry || count === 0) continue;
      yield {
        range: rangeInLine(line.line, line.code.to, line.code.to),
        args: { keyword: line.entry.keyword, count, syntax: syntaxOf(line.entry) },
      };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const words = line ? missingFrom(line).map((parameter) => DEFAULTS[parameter]) : [];
    if (words.length === 0 || words.includes(undefined)) return [];
    const text = words.join(' ');
    return [fix({ key: 'robots.fix.add-words', args: { text } }, () => ({ range, newText: ` ${text}` }))];
  },
};

function missingFrom({ entry, words }: ArenaLine): readonly Parameter[] {
  return entry?.parameters.slice(words.length) ?? [];
}
