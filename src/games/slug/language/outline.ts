import type { OutlineEntry, OutlineKind } from '../../fileFormat';
import type { SlugEditorKey } from '../texts';
import type { LevelCell, SlugLevel } from './level';
import { nameFor, symbolFor } from './vocabulary';

/** The player, the slugs in game order, the weapons, the goals. */
export function outline(level: SlugLevel): OutlineEntry<SlugEditorKey>[] {
  const entries = (cells: readonly LevelCell[], kind: OutlineKind): OutlineEntry<SlugEditorKey>[] =>
    cells.flatMap((cell) => {
      const entry = symbolFor(cell.symbol);
      if (!entry || entry.kind === 'wall' || entry.kind === 'floor') return [];
      const args = { name: nameFor(cell.symbol), row: cell.row, column: cell.column };
      const key = 'facts' in entry ? 'slug.outline.named' : (`slug.outline.${entry.word}` as const);
      return [{ label: { key, args }, kind, range: level.rangeOfCell(cell) }];
    });
  return [
    ...entries(level.players, 'player'),
    ...entries(level.slugs, 'opponent'),
    ...entries(level.weapons, 'item'),
    ...entries(level.goals, 'place'),
  ];
}
