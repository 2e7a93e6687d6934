import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { guessHitPoints } from '../hitPoints';
import { hpWord, monsterLines, type SpireFile } from '../spireFile';

const ORDINARY = 20;

/** Hit points are a whole number that a game can hold exactly. */
export const badHp: Check<SpireFile> = {
  code: 'spire/bad-hp',
  severity: 'error',
  *check(file) {
    for (const monster of monsterLines(file)) {
      if (!monster.pair || monster.pair.hp !== null) continue;
      const { text, from, to } = hpWord(file, monster, monster.pair);
      const args = { word: excerpt(text), largest: Number.MAX_SAFE_INTEGER };
      yield { range: rangeInLine(monster.line, from, to), args };
    }
  },
  fixes({ source }, { range }) {
    const guess = guessHitPoints(source.line(range.start.line).slice(range.start.character, range.end.character));
    const text = String(guess ?? ORDINARY);
    return [
      {
        title: { key: 'spire.fix.write', args: { text } },
        edits: [{ range, newText: text }],
        preferred: guess !== null,
      },
    ];
  },
};
