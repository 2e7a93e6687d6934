import { analyse, NO_COMPANIONS } from '../games/analysis';
import { gameOfLanguage, type AnyGame } from '../games/registry';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import { diagnostics } from '../language/diagnostics';
import { gameFile } from './files';
import { EXIT, UsageError, type Io } from './io';
import { reportLine, reportsOf } from './report';

export interface RunOptions {
  readonly keys: string;
  /** A decimal integer of any size, or `undefined` for the file's own. */
  readonly seed: string | undefined;
  readonly trace: boolean;
  readonly languageId: string | undefined;
}

/** `turnsmith run`: plays one game. A file with errors is not run; its diagnostics are printed, exit code 1. */
export async function run(file: string, options: RunOptions, io: Io): Promise<number> {
  const found = await gameFile(file, options.languageId, io);
  if ('failure' in found) throw new UsageError(found.failure);
  const game = gameOfLanguage(found.format.languageId);
  if (!game) throw new UsageError(say(ENGLISH, { key: 'cli.unknown-kind', args: { file } }));
  const { definition, problems, plays } = analyse(found.format, found.text);
  if (plays) return play(game, definition, options, io);
  io.out(reportsOf(found.file, diagnostics(problems, ENGLISH)).map(reportLine).join(''));
  return EXIT.failed;
}

function play(game: AnyGame, definition: unknown, { keys, seed, trace }: RunOptions, io: Io): number {
  const own = game.seedOf(definition);
  const used = own === null ? null : (seed ?? own);
  const state = game.start(definition, used, NO_COMPANIONS);
  const lines: string[] = [];
  const record = (input: string | null): void => {
    if (trace) lines.push(JSON.stringify(game.trace(state, input)));
  };
  // The seed is written as a number of any size, which JSON.stringify cannot do.
  if (trace) lines.push(`{"game":${JSON.stringify(game.id)},"seed":${used ?? 'null'}}`);
  record(null);
  for (const input of game.inputsOf(keys)) if (game.step(state, input)) record(input);
  if (!trace) lines.push(`${game.print(state)}${outcome(game, state)}`);
  io.out(`${lines.join('\n')}\n`);
  return EXIT.fine;
}

function outcome(game: AnyGame, state: unknown): string {
  const word = say(ENGLISH, { key: `playground.outcome.${game.status(state)}` });
  return say(ENGLISH, { key: 'cli.outcome', args: { outcome: word, count: game.turn(state) } });
}
