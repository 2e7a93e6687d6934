import { nameFor } from '../vocabulary';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** Nobody picks up a weapon that the player cannot walk to. */
export const weaponUnreachable: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/weapon-unreachable',
  severity: 'info',
  *check(level) {
    if (!level.isSound) return;
    for (const cell of level.weapons) {
      if (level.canWalkTo(cell)) continue;
      const name = nameFor(cell.symbol);
      yield { range: level.rangeOfCell(cell), args: { weapon: name, row: cell.row, column: cell.column } };
    }
  },
};
