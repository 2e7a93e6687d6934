import type { SourceText } from '../../../core/sourceText';
import { readHealth } from './health';
import { symbolFor } from './vocabulary';

/** How much of a map must be cells when line 1 is a health, and when it is anything else. */
const ENOUGH_BELOW_HEALTH = 0.9;
const ENOUGH_WITHOUT = 0.95;

/**
 * Whether a text whose extension doesn't tell is a level: below a whole number nearly all characters are cells, a player or a wall among them;
 * below anything else even more of them, with one player and a goal. `docs/games/slug.md#level-files`
 */
export function recognise(source: SourceText): boolean {
  const counts = new Map<string, number>();
  let count = 0;
  let cells = 0;
  for (const line of source.lines.slice(1)) {
    for (const character of line) {
      count++;
      if (symbolFor(character)) cells++;
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  const players = counts.get('P') ?? 0;
  const { kind } = readHealth(source.line(0));
  const isNumber = kind === 'good' || kind === 'not-positive' || kind === 'too-large';
  if (isNumber && cells >= ENOUGH_BELOW_HEALTH * count) return players > 0 || counts.has('#');
  return players === 1 && counts.has('G') && cells >= ENOUGH_WITHOUT * count;
}
