import { rangeInLine, type TextPosition } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import type { SlugEditorKey } from '../texts';
import type { SlugLevel } from './level';
import { argumentsFor, SYMBOLS, TYPICAL_HEALTHS } from './vocabulary';

/** Typical healths in line 1, the characters of a map below it, each in place of the one behind the caret. */
export function complete(level: SlugLevel, position: TextPosition): Completion<SlugEditorKey>[] {
  if (position.line === 0) {
    const range = level.source.lineRange(0);
    return TYPICAL_HEALTHS.map((health) => ({
      insert: String(health),
      range,
      description: { key: 'slug.complete.health', args: { health } },
    }));
  }
  const cell = level.cellAt(position);
  const range = cell ? level.rangeOfCell(cell) : rangeInLine(position.line, position.character, position.character);
  return SYMBOLS.map((entry) => ({
    insert: entry.symbol,
    range,
    description: { key: `slug.symbol.${entry.word}`, args: argumentsFor(entry) },
  }));
}
