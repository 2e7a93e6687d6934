import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import type { SpireFile } from '../spireFile';
import { HEADER_WORD, TYPICAL_MONSTERS } from '../vocabulary';

/** A game needs an encounter; a file with monsters alone is told so at each of them. */
export const noEncounters: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/no-encounters',
  severity: 'error',
  *check({ source, strays, encounters }) {
    if (strays.length === 0 && encounters.length === 0) yield { range: source.lineRange(0) };
  },
  fixes() {
    return TYPICAL_MONSTERS.map(({ type, hp, text }) => {
      const edit = () => ({ range: rangeInLine(0, 0, 0), newText: `${HEADER_WORD} 1\n${text}\n` });
      return fix({ key: 'spire.fix.begin-game', args: { monster: type, hp } }, edit, false);
    });
  },
};
