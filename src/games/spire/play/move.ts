import { splitAtBlanks } from '../language/blanks';
import type { Card } from '../engine/card';
import { cardNamed } from '../engine/cards';

/** A pile that can be looked at. */
export type Pile = 'deck' | 'discard';

/** A move line that is a command. A play that is not well-formed is one, too, and fails. `docs/games/spire.md#moves` */
export type Move =
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'inspect'; readonly pile: Pile }
  | { readonly kind: 'describe'; readonly card: Card }
  | { readonly kind: 'play'; readonly card: string; readonly target: number | null }
  | { readonly kind: 'malformed-play' };

const INTEGER = /^[+-]?[0-9]+$/;
const END_TURN: Move = { kind: 'end-turn' };
const MALFORMED_PLAY: Move = { kind: 'malformed-play' };

/** The commands of recent lines: a game has few different ones. */
const RECENT = new Map<string, Move | null>();
const MAX_RECENT = 1000;
const MAX_KEPT_LENGTH = 40;

/** The command of a line, whatever white space stands around its words; `null` when it is none. */
export function parseMove(line: string): Move | null {
  const known = RECENT.get(line);
  if (known !== undefined) return known;
  const move = parseWords(splitAtBlanks(line));
  if (RECENT.size === MAX_RECENT) RECENT.clear();
  if (line.length <= MAX_KEPT_LENGTH) RECENT.set(line, move);
  return move;
}

function parseWords(words: readonly string[]): Move | null {
  const [verb, object] = words;
  if (verb === 'play') return parsePlay(words);
  if (words.length !== 2 || object === undefined) return null;
  if (verb === 'end') return object === 'turn' ? END_TURN : null;
  if (verb === 'inspect') return object === 'deck' || object === 'discard' ? { kind: 'inspect', pile: object } : null;
  const card = verb === 'describe' ? cardNamed(object) : undefined;
  return card ? { kind: 'describe', card } : null;
}

function parsePlay(words: readonly string[]): Move {
  const [, card, target] = words;
  if (card === undefined || words.length > 3) return MALFORMED_PLAY;
  if (target === undefined) return { kind: 'play', card, target: null };
  return INTEGER.test(target) ? { kind: 'play', card, target: readId(target) } : MALFORMED_PLAY;
}

/** The id of a target; one that no monster can have comes no nearer than the largest exact integer. */
function readId(digits: string): number {
  return Math.min(Math.max(Number(digits), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
