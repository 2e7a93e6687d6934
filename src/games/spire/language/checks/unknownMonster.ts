import { excerpt } from '../../../../core/excerpt';
import { closestMatch } from '../../../../core/closestMatch';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { MONSTER_TYPES } from '../../facts/monsterKinds';
import { monsterLines, typeWord, type SpireFile } from '../spireFile';

/** Only three types of monster exist, and their case counts. The text is chosen by `count`, the number of suggestions: 1 or 0. */
export const unknownMonster: Check<SpireFile> = {
  code: 'spire/unknown-monster',
  severity: 'error',
  *check(file) {
    for (const monster of monsterLines(file)) {
      if (!monster.pair || monster.pair.type) continue;
      const { text, from, to } = typeWord(file, monster, monster.pair);
      const suggestion = closestMatch(text, MONSTER_TYPES);
      yield {
        range: rangeInLine(monster.line, from, to),
        args: {
          word: excerpt(text),
          nearest: suggestion ?? '',
          count: suggestion ? 1 : 0,
          types: MONSTER_TYPES.join(', '),
        },
      };
    }
  },
  fixes({ source }, { range }) {
    const word = source.line(range.start.line).slice(range.start.character, range.end.character);
    const suggestion = closestMatch(word, MONSTER_TYPES);
    const others = MONSTER_TYPES.filter((type) => type !== suggestion);
    return [...(suggestion ? [suggestion] : []), ...others].map((type) => ({
      title: { key: 'spire.fix.write', args: { text: type } },
      edits: [{ range, newText: type }],
      preferred: type === suggestion,
    }));
  },
};
