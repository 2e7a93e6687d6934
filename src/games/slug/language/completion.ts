import { rangeInLine, type TextPosition } from '../../../core/range';
import type { Completion } from '../../fileFormat';
import type { SlugLevel } from './level';
import { factsOf, SYMBOLS, TYPICAL_HEALTHS } from './vocabulary';

/** Typical healths in line 1, the characters of a map below it. */
export function complete({ source }: SlugLevel, position: TextPosition): Completion[] {
  if (position.line === 0) {
    const range = source.lineRange(0);
    return TYPICAL_HEALTHS.map((health) => ({
      insert: String(health),
      range,
      description: { key: 'slug.complete.health', args: { health } },
    }));
  }
  const range = rangeInLine(position.line, position.character, position.character);
  return SYMBOLS.map(({ symbol, word }) => ({
    insert: symbol,
    range,
    description: { key: `slug.symbol.${word}`, args: factsOf(symbol) },
  }));
}
