import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord } from '../arenaLine';
import { removeLines } from '../../fixes/removeLines';

/** The rule that a file has one line of a kind: every further one is one too many, whatever the first one says. */
export function secondLine(keyword: 'seed' | 'turns'): Check<Arena> {
  return {
    code: `arena/second-${keyword}`,
    severity: 'error',
    *check(arena) {
      const [first, ...others] = arena.linesOf(keyword);
      if (!first) return;
      for (const line of others) yield { range: rangeOfWord(line, line.head), args: { line: first.line + 1 } };
    },
    fixes({ source }, { range }) {
      const edits = removeLines(source, [range.start.line]);
      return [{ title: { key: 'robots.fix.remove-line' }, edits, preferred: true }];
    },
  };
}
