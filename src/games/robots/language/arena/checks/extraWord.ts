import { excerpt } from '../../../../../core/excerpt';
import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord } from '../arenaLine';
import { shapeOf } from '../../../facts/vocabulary';

/** A line must not have more words than its kind. */
export const extraWord: Check<Arena> = {
  code: 'arena/extra-word',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const extra = line.entry && line.words[line.entry.parameters.length];
      if (!extra) continue;
      yield { range: rangeOfWord(line, extra), args: { word: excerpt(extra.text), shape: shapeOf(line.entry) } };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const last = line?.words[(line.entry?.parameters.length ?? 0) - 1];
    if (!line || !last) return [];
    const surplus = rangeInLine(line.line, last.to, line.code.to);
    const comment = rangeInLine(line.line, range.start.character, range.start.character);
    return [
      { title: { key: 'robots.fix.remove-words' }, edits: [{ range: surplus, newText: '' }], preferred: true },
      { title: { key: 'robots.fix.make-comment' }, edits: [{ range: comment, newText: '# ' }], preferred: false },
    ];
  },
};
