import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** The level can only be won on a goal that the player can walk to. */
export const goalUnreachable: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/goal-unreachable',
  severity: 'warning',
  *check(level) {
    const [first] = level.goals;
    if (!level.isSound || !first || level.goals.some((goal) => level.canWalkTo(goal))) return;
    yield { range: level.rangeOfCell(first), args: { row: first.row, column: first.column } };
  },
};
