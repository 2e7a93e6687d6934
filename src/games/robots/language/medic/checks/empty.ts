import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import type { MedicCommands } from '../medicCommands';
import type { MedicCommand } from '../../../facts/vocabulary';

const SQUARE_WALK: readonly MedicCommand[] = ['Forward', 'Forward', 'Left90'];

/** A medic without commands stays where it is and only heals. */
export const empty: Check<MedicCommands> = {
  code: 'medic/empty',
  severity: 'warning',
  *check({ lines }) {
    if (lines.length === 0) yield { range: rangeInLine(0, 0, 0) };
  },
  fixes() {
    const edits = [{ range: rangeInLine(0, 0, 0), newText: SQUARE_WALK.map((command) => `${command}\n`).join('') }];
    return [{ title: { key: 'robots.fix.walk-in-a-square' }, edits, preferred: false }];
  },
};
