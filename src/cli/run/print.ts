import type { AnyGame } from '../../games/game';
import { say } from '../../l10n/text';
import type { CliContext, TerminalMessage } from '../context';
import { jsonOf, printable, tell } from '../tell';
import { takesKeys, takesMoves } from './inputs';
import type { Started } from './start';

/** How a game is printed: every turn as JSON, every board, or the end alone. */
export type Output = 'trace' | 'board' | 'end';

/** The inputs of a game, as they come. */
export type Inputs = Iterable<string> | AsyncIterable<string>;

/** How many inputs there were, how many of them were looked at before the game had ended, and how many of these were no turn. */
export interface Counts {
  given: number;
  read: number;
  noTurn: number;
}

/** Plays a game and prints it as it goes. `docs/cli.md#traces` */
export async function printGame(started: Started, inputs: Inputs, output: Output, context: CliContext): Promise<void> {
  const { game, state, seed } = started;
  const counts = { given: 0, read: 0, noTurn: 0 };
  if (output === 'trace') context.out(traceHeader(game, state, seed));
  for await (const input of turns(started, inputs, counts)) {
    if (!context.isRead()) return;
    if (output === 'trace') context.out(`${jsonOf(game.trace(state, input))}\n`);
    else if (output === 'board') printBoard(started, context);
  }
  if (output === 'end') context.out(game.renderText(state));
  if (output === 'end' || (output === 'board' && !game.terminal?.isFramed)) {
    printEnd(started, counts, context);
  }
}

/** Prints the board of one turn among others. A board without lines of its own is told apart by its turn. */
export function printBoard({ game, state }: Started, { out, language }: CliContext): void {
  const board = game.renderText(state);
  if (game.terminal?.isFramed) out(board);
  else out(`${tell(language, { key: 'cli.turn', args: { turn: game.turn(state) } })}\n${board}\n`);
}

/** How a game stands, in words: the outcome, and who has won. */
export function outcomeOf({ game, state }: Started, { language }: CliContext): string {
  const outcome = say(language, { key: `outcome.${game.status(state)}` });
  const said = tell(language, { key: 'cli.outcome', args: { outcome, count: game.turn(state) } });
  const verdict = game.terminal?.verdict?.(state);
  return verdict ? `${said}. ${printable(say(language, verdict))}` : said;
}

/** The start as `null`, then every input that was a turn; the state stands there while the caller looks at it. */
async function* turns({ game, state }: Started, inputs: Inputs, counts: Counts): AsyncGenerator<string | null> {
  yield null;
  if (game.status(state) === 'playing') {
    for await (const input of inputs) {
      counts.read++;
      if (game.step(state, input)) yield input;
      else counts.noTurn++;
      // What is still to come may never end.
      if (game.status(state) !== 'playing') break;
    }
  }
  counts.given = Array.isArray(inputs) ? inputs.length : counts.read;
  const { tick } = game;
  if (tick !== undefined) while (game.step(state, tick)) yield tick;
}

/** The seed is written as a number of any size, which `JSON.stringify` cannot do. */
function traceHeader(game: AnyGame, state: unknown, seed: string | null): string {
  const more = jsonOf(game.traceHeader?.(state) ?? {}).slice(1, -1);
  return `{"game":${jsonOf(game.id)},"seed":${seed ?? 'null'}${more && `,${more}`}}\n`;
}

/**
 * Prints the outcome, and what became of inputs that changed nothing: nobody should wonder why a game stands still. `null` for inputs of somebody
 * who has seen it.
 */
export function printEnd(started: Started, counts: Counts | null, context: CliContext): void {
  const said = (counts ? inputMessages(started, counts) : []).map((message) => tell(context.language, message));
  for (const line of [outcomeOf(started, context), ...said]) context.out(`${line}\n`);
}

function inputMessages({ game, state }: Started, { given, read, noTurn }: Counts): TerminalMessage[] {
  if (!takesKeys(game) && !takesMoves(game)) return [];
  const input = takesMoves(game) ? 'line' : 'key';
  if (given === 0) return game.status(state) === 'playing' ? [{ key: 'cli.no-inputs', args: { input } }] : [];
  const ignored = [
    { key: 'cli.no-turn', count: noTurn },
    { key: 'cli.after-end', count: given - read },
  ] as const;
  return ignored.filter(({ count }) => count > 0).map(({ key, count }) => ({ key, args: { input, count, given } }));
}
