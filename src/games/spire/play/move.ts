import { cardNamed } from '../engine/cards';
import type { SpireEvents } from '../engine/events';
import type { GameLoop, Move } from '../engine/gameLoop';
import { splitAtBlanks } from '../facts/blanks';

const INTEGER = /^[+-]?[0-9]+$/;
const END_TURN: Move = { kind: 'end-turn' };
const MALFORMED_PLAY: Move = { kind: 'malformed-play' };

/** The commands of recent lines: a game has few different ones. */
const RECENT = new Map<string, Move | null>();
const MAX_RECENT = 1000;
const MAX_KEPT_LENGTH = 40;

/** Plays a move line. `false`: it is no command, or the game is over, and nothing changed. `docs/games/spire.md#moves` */
export function playLine(loop: GameLoop, line: string, log?: SpireEvents): boolean {
  const move = loop.getStatus() === 'playing' ? parseMove(line) : null;
  if (!move) return false;
  loop.perform(move, log);
  return true;
}

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

/** The ID of a target; one that no monster can have comes no nearer than the largest exact integer. */
function readId(digits: string): number {
  return Math.min(Math.max(Number(digits), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}
