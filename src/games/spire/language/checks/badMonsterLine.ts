import { closestMatch } from '../../../../core/closestMatch';
import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fix, removeLines } from '../../../fixes';
import { splitAtBlanks } from '../../facts/blanks';
import { MONSTER_TYPES, monsterNamed } from '../../facts/monsters';
import type { SpireEditorKey } from '../../texts';
import { guessHitPoints } from '../hitPoints';
import { rangeOfMonster, type SpireFile } from '../spireFile';
import { TYPICAL_HP } from '../vocabulary';

/** A longer line is no slip in a monster line. */
const MAX_LENGTH = 80;

/** A monster line is a type and its hit points, two words. */
export const badMonsterLine: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/bad-monster-line',
  severity: 'error',
  *check(file) {
    for (const monster of file.monsterLines()) {
      if (monster.pair) continue;
      const text = file.textOf(monster);
      yield { range: rangeOfMonster(monster), args: { text: excerpt(text), count: splitAtBlanks(text).length } };
    }
  },
  fixes({ source }, { range }) {
    const { line } = range.start;
    const remove = fix({ key: 'spire.fix.remove-line' }, () => removeLines(source, [line]), false);
    const meant = meantBy(source.line(line).slice(range.start.character, range.end.character));
    if (!meant) return [remove];
    const { text, isSure } = meant;
    return [fix({ key: 'spire.fix.write', args: { text } }, () => ({ range, newText: text }), isSure), remove];
  },
};

/**
 * The monster line that a line of one word or of many may have meant, such as `JawWorm 50` for `Jaw Worm: 50`; `null` when none is near. It is
 * sure when the type was spelled right, apart from case and what stands between its letters.
 */
function meantBy(text: string): { text: string; isSure: boolean } | null {
  if (text.length > MAX_LENGTH) return null;
  const letters = text.replace(/[^A-Za-z]/g, '');
  const type = monsterNamed(closestMatch(letters, MONSTER_TYPES) ?? '')?.type;
  if (!type) return null;
  const hp = guessHitPoints(text);
  const isSure = hp !== null && letters.toLowerCase() === type.toLowerCase();
  return { text: `${type} ${hp ?? TYPICAL_HP[type]}`, isSure };
}
