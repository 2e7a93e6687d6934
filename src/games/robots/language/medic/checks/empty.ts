import { rangeInLine } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fix } from '../../../../fixes';
import { SQUARE_WALK } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import type { MedicCommands } from '../medicCommands';

/** A medic without commands stays where it is and only heals. */
export const empty: Check<MedicCommands, RobotsEditorKey> = {
  code: 'medic/empty',
  severity: 'warning',
  *check({ lines }) {
    if (lines.length === 0) yield { range: rangeInLine(0, 0, 0) };
  },
  fixes: () => [
    fix({ key: 'robots.fix.add-square-walk' }, () => ({ range: rangeInLine(0, 0, 0), newText: SQUARE_WALK }), false),
  ],
};
