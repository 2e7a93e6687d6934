import type { OutlineEntry, OutlineKind } from '../../fileFormat';
import type { SlugEditorKey } from '../texts';
import type { LevelCell, SlugLevel } from './level';
import { nameFor, symbolFor } from './vocabulary';

type Entry = OutlineEntry<SlugEditorKey>;

/** The player, the slugs in game order, the weapons, the goals. */
export function* outline(level: SlugLevel): Generator<Entry> {
  yield* entries(level, level.players, 'player');
  yield* entries(level, level.slugs, 'opponent');
  yield* entries(level, level.weapons, 'item');
  yield* entries(level, level.goals, 'place');
}

function* entries(level: SlugLevel, cells: readonly LevelCell[], kind: OutlineKind): Generator<Entry> {
  for (const cell of cells) {
    const entry = symbolFor(cell.symbol);
    if (!entry || entry.kind === 'wall' || entry.kind === 'floor') continue;
    const args = { name: nameFor(cell.symbol), row: cell.row, column: cell.column };
    const key = 'facts' in entry ? 'slug.outline.named' : (`slug.outline.${entry.word}` as const);
    yield { label: { key, args }, kind, range: level.rangeOfCell(cell) };
  }
}
