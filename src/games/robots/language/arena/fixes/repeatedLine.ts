import type { Problem } from '../../../../../core/problem';
import type { Finding, Fix } from '../../../../fileFormat';
import { fix, removeLines } from '../../../../fixes';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { rangeOfWord } from '../arenaLine';

/** Every line but the first that begins with a keyword that may stand once, whatever the first one says. */
export function* repeatedLines(arena: Arena, keyword: 'seed' | 'turns'): Generator<Finding> {
  const [first, ...others] = arena.linesOf(keyword);
  if (!first) return;
  for (const line of others) yield { range: rangeOfWord(line, line.head), args: { line: first.line + 1 } };
}

/** Removes the line that a problem is on. */
export function removeLine({ source }: Arena, { range }: Problem): Fix<RobotsEditorKey>[] {
  return [fix({ key: 'robots.fix.remove-line' }, () => removeLines(source, [range.start.line]))];
}
