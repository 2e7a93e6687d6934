import { closeBorder, openCells } from '../fixes/closeBorder';
import type { Check } from '../../../fileFormat';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';

/** The board's edge stops everybody, wall or not; but a closed border is what most authors mean. */
export const openBorder: Check<SlugLevel, SlugEditorKey> = {
  code: 'slug/open-border',
  severity: 'info',
  *check(level) {
    for (const cell of openCells(level)) {
      yield { range: level.rangeOfCell(cell), args: { row: cell.row, column: cell.column } };
      return;
    }
  },
  fixes: closeBorder,
};
