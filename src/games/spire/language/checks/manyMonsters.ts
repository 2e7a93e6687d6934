import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { HEADER_WORD, rangeOfMonster, type SpireFile } from '../spireFile';

const ROOM = 3;

/** An encounter is meant for three monsters at most. */
export const manyMonsters: Check<SpireFile> = {
  code: 'spire/many-monsters',
  severity: 'warning',
  *check({ encounters }) {
    for (const { monsters } of encounters) {
      const fourth = monsters[ROOM];
      if (fourth) yield { range: rangeOfMonster(fourth), args: { count: monsters.length, room: ROOM } };
    }
  },
  fixes({ encounters }, { range }) {
    const index = encounters.findIndex(({ monsters }) => monsters[ROOM]?.line === range.start.line);
    const monsters = encounters[index]?.monsters ?? [];
    const firsts = monsters.filter((_, place) => place > 0 && place % ROOM === 0);
    const edits = firsts.map(({ line }, place) => ({
      range: rangeInLine(line, 0, 0),
      newText: `\n${HEADER_WORD} ${index + place + 2}\n`,
    }));
    const args = { count: edits.length, room: ROOM };
    return [{ title: { key: 'spire.fix.split-encounter', args }, edits, preferred: false }];
  },
};
