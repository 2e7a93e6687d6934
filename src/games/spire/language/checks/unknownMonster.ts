import { closestMatch } from '../../../../core/closestMatch';
import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import { MONSTER_TYPES } from '../../facts/monsters';
import type { SpireEditorKey } from '../../texts';
import type { SpireFile } from '../spireFile';

/** Only three types of monster exist, and their case counts. */
export const unknownMonster: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/unknown-monster',
  severity: 'error',
  *check(file) {
    for (const monster of file.monsterLines()) {
      if (!monster.pair || monster.pair.type) continue;
      const { text, from, to } = file.typeWord(monster, monster.pair);
      const nearest = closestMatch(text, MONSTER_TYPES) ?? 'none';
      yield {
        range: rangeInLine(monster.line, from, to),
        args: { word: excerpt(text), nearest, types: MONSTER_TYPES.join(', ') },
      };
    }
  },
  fixes({ source }, { range }) {
    const word = source.line(range.start.line).slice(range.start.character, range.end.character);
    const nearest = closestMatch(word, MONSTER_TYPES);
    const others = MONSTER_TYPES.filter((type) => type !== nearest);
    return [...(nearest ? [nearest] : []), ...others].map((type) =>
      fix({ key: 'spire.fix.write', args: { text: type } }, () => ({ range, newText: type }), type === nearest),
    );
  },
};
