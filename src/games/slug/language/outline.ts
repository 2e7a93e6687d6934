import type { OutlineEntry, OutlineKind } from '../../fileFormat';
import type { LevelCell, SlugLevel } from './level';
import { symbolFor } from './vocabulary';

/** The player, the slugs in game order, the weapons, the goals. */
export function outline(level: SlugLevel): OutlineEntry[] {
  const entries = (cells: readonly LevelCell[], kind: OutlineKind): OutlineEntry[] =>
    cells.map((cell) => ({
      label: {
        key: `slug.outline.${symbolFor(cell.symbol)?.word ?? 'unknown'}`,
        args: { row: cell.row, column: cell.column },
      },
      kind,
      range: level.rangeOfCell(cell),
    }));
  return [
    ...entries(level.players, 'player'),
    ...entries(level.slugs, 'opponent'),
    ...entries(level.weapons, 'item'),
    ...entries(level.goals, 'place'),
  ];
}
