import { rangeInLine } from '../../../../core/range';
import type { Fix } from '../../../fileFormat';
import type { SlugLevel } from '../level';
import { symbolFor } from '../vocabulary';

const HEALTH = 20;

/** Writes a health into line 1, or above it when line 1 is a row of the map whose health was forgotten. */
export function setHealth({ source }: SlugLevel): Fix[] {
  const line = source.line(0);
  const isRow = line.trim() !== '' && [...line].every((character) => symbolFor(character));
  const insert: Fix = {
    title: { key: 'slug.fix.insert-health', args: { health: HEALTH } },
    edits: [{ range: rangeInLine(0, 0, 0), newText: `${HEALTH}\n` }],
    preferred: isRow,
  };
  const replace: Fix = {
    title: { key: 'slug.fix.set-health', args: { health: HEALTH } },
    edits: [{ range: source.lineRange(0), newText: String(HEALTH) }],
    preferred: !isRow,
  };
  return isRow ? [insert] : [replace];
}
