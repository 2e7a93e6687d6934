import { rangeInLine } from '../../../../core/range';
import type { Fix } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import type { SlugLevel } from '../level';
import { symbolFor } from '../vocabulary';

const HEALTH = 20;

/** How much of a line tells whether it is a row. */
const SAMPLE = 1000;

/** Writes a health into line 1, or above it when line 1 is a row of the map whose health was forgotten. */
export function setHealth({ source }: SlugLevel): Fix<SlugEditorKey>[] {
  const line = source.line(0);
  const sample = line.slice(0, SAMPLE);
  const isRow = sample.trim() !== '' && [...sample].every((character) => symbolFor(character));
  const args = { health: HEALTH };
  if (isRow) {
    return [
      fix({ key: 'slug.fix.insert-health', args }, () => ({ range: rangeInLine(0, 0, 0), newText: `${HEALTH}\n` })),
    ];
  }
  return [fix({ key: 'slug.fix.set-health', args }, () => ({ range: source.lineRange(0), newText: String(HEALTH) }))];
}
