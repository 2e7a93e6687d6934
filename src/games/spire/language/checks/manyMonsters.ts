import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix, MAX_EDITS } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import { rangeOfMonster, type SpireFile } from '../spireFile';
import { HEADER_WORD } from '../vocabulary';

/** How many monsters an encounter is designed for. */
const ROOM = 3;

/** An encounter is meant for three monsters at most. */
export const manyMonsters: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/many-monsters',
  severity: 'warning',
  *check({ encounters }) {
    for (const { monsters } of encounters) {
      const fourth = monsters[ROOM];
      if (fourth) yield { range: rangeOfMonster(fourth), args: { count: monsters.length, room: ROOM } };
    }
  },
  fixes(file, { range }) {
    const encounter = file.encounterAt(range.start.line);
    const index = encounter ? file.encounters.indexOf(encounter) : -1;
    const monsters = encounter?.monsters ?? [];
    const firsts = monsters.filter((_, place) => place > 0 && place % ROOM === 0);
    if (firsts.length > MAX_EDITS) return [];
    const edits = () =>
      firsts.map(({ line }, place) => ({
        range: rangeInLine(line, 0, 0),
        newText: `\n${HEADER_WORD} ${index + place + 2}\n`,
      }));
    return [fix({ key: 'spire.fix.split-encounter', args: { count: firsts.length, room: ROOM } }, edits, false)];
  },
};
