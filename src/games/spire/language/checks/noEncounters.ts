import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { MONSTER_KINDS } from '../../facts/monsterKinds';
import { HEADER_WORD, type SpireFile } from '../spireFile';

/** A game needs an encounter; a file with monsters alone is told so at each of them. */
export const noEncounters: Check<SpireFile> = {
  code: 'spire/no-encounters',
  severity: 'error',
  *check({ source, strays, encounters }) {
    if (strays.length === 0 && encounters.length === 0) yield { range: source.lineRange(0) };
  },
  fixes() {
    return MONSTER_KINDS.map(({ type, typicalHp }) => ({
      title: { key: 'spire.fix.begin-game', args: { monster: type, hp: typicalHp } },
      edits: [{ range: rangeInLine(0, 0, 0), newText: `${HEADER_WORD} 1\n${type} ${typicalHp}\n` }],
      preferred: false,
    }));
  },
};
