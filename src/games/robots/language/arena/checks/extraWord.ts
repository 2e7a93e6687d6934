import { excerpt } from '../../../../../core/excerpt';
import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fix } from '../../../../fixes';
import { syntaxOf } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import type { Arena } from '../arena';
import { rangeOfWord } from '../arenaLine';

/** A line must not have more words than its kind. */
export const extraWord: Check<Arena, RobotsEditorKey> = {
  code: 'arena/extra-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const extra = line.entry && line.words[line.entry.parameters.length];
      if (!extra) continue;
      yield { range: rangeOfWord(line, extra), args: { word: excerpt(extra.text), syntax: syntaxOf(line.entry) } };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const last = line?.words[(line.entry?.parameters.length ?? 0) - 1];
    if (!line || !last) return [];
    const surplus = rangeInLine(line.line, last.to, line.code.to);
    return [
      fix({ key: 'robots.fix.remove-words' }, () => ({ range: surplus, newText: '' })),
      fix(
        { key: 'robots.fix.make-comment' },
        () => ({ range: { start: range.start, end: range.start }, newText: '# ' }),
        false,
      ),
    ];
  },
};
