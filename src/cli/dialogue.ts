import type { AnyGame } from '../games/game';
import type { Dialogue } from '../games/terminalPlay';
import type { CliContext } from './context';
import { echo } from './tell';

/** Where the lines that a user types come from. */
export interface Typist {
  /** Shows a prompt and answers the line that is typed behind it; `null` when there are no more. */
  ask(prompt: string): Promise<string | null>;
}

/** The lines of a recording: a prompt is shown with the line behind it, and none is left open. */
export function recording(lines: AsyncIterator<string>, { out }: CliContext): Typist {
  return {
    async ask(prompt) {
      const { done, value } = await lines.next();
      if (done) return null;
      out(`${echo(prompt + value)}\n`);
      return value;
    },
  };
}

/** Somebody who types while the program waits. What is typed into a terminal stands there already; other lines are shown behind the prompt. */
export function live(lines: AsyncIterator<string>, isTerminal: boolean, { out }: CliContext): Typist {
  return {
    async ask(prompt) {
      out(prompt);
      const { done, value } = await lines.next();
      if (done) out('\n');
      else if (!isTerminal) out(`${echo(prompt + value).slice(prompt.length)}\n`);
      return done ? null : value;
    },
  };
}

/** Plays a game line by line from its start to its end, or until no line is left, and prints what the original program prints. */
export async function converse(
  game: AnyGame,
  state: unknown,
  { linePrompt, printed }: Dialogue<unknown>,
  typist: Typist,
  context: CliContext,
): Promise<void> {
  context.out(printed(state));
  while (context.isRead() && game.status(state) === 'playing') {
    const line = await typist.ask(linePrompt);
    if (line === null) return;
    if (game.step(state, line)) context.out(printed(state));
  }
}
