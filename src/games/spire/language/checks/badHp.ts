import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import { guessHitPoints } from '../hitPoints';
import type { SpireFile } from '../spireFile';

const ORDINARY = 20;

/** Hit points are a whole number that a game can hold exactly. */
export const badHp: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/bad-hp',
  severity: 'error',
  *check(file) {
    for (const monster of file.monsterLines()) {
      if (!monster.pair || monster.pair.hp !== null) continue;
      const { text, from, to } = file.hpWord(monster, monster.pair);
      const args = { word: excerpt(text), largest: Number.MAX_SAFE_INTEGER };
      yield { range: rangeInLine(monster.line, from, to), args };
    }
  },
  fixes({ source }, { range }) {
    const guess = guessHitPoints(source.line(range.start.line).slice(range.start.character, range.end.character));
    const text = String(guess ?? ORDINARY);
    return [fix({ key: 'spire.fix.write', args: { text } }, () => ({ range, newText: text }), guess !== null)];
  },
};
