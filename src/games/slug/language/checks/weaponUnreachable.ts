import { createWeapon } from '../vocabulary';
import type { Check } from '../../../fileFormat';
import type { SlugLevel } from '../level';

/** Nobody picks up a weapon that the player cannot walk to. */
export const weaponUnreachable: Check<SlugLevel> = {
  code: 'slug/weapon-unreachable',
  severity: 'info',
  *check(level) {
    if (!level.isSound) return;
    for (const cell of level.weapons) {
      if (level.canWalkTo(cell)) continue;
      const name = createWeapon(cell.symbol)?.getName() ?? cell.symbol;
      yield { range: level.rangeOfCell(cell), args: { weapon: name, row: cell.row, column: cell.column } };
    }
  },
};
