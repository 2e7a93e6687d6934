import { rangeInLine } from '../../../../core/range';
import type { Rule } from '../../../fileFormat';
import type { MedicCommands } from '../../medic/medicCommands';
import type { MedicCommand } from '../../vocabulary';

const SQUARE_WALK: readonly MedicCommand[] = ['Forward', 'Forward', 'Left90'];

/** A medic without commands stays where it is and only heals. */
export const empty: Rule<MedicCommands> = {
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
