import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AnyGame } from '../../games/game';
import { readOption, SEED, type GameOption, type OptionValues } from '../../games/options';
import type { Arguments } from '../arguments';
import { UsageError, type CliContext } from '../context';
import { addressOf } from '../gameFile';
import { NotReadable, reasonOf } from '../readText';
import { titleOf } from '../titles';

/** Whether `--keys` says what is played: somebody has to choose, a character a turn. */
export function takesKeys(game: AnyGame): boolean {
  return game.tick === undefined && !takesMoves(game);
}

/** Whether `--moves` says what is played: the lines that are typed into the original program. */
export function takesMoves({ terminal }: AnyGame): boolean {
  return terminal?.dialogue !== undefined;
}

/** The options of a game. A seed may be given to every game; one without chance has no use for it. */
function optionsOf({ options }: AnyGame): readonly GameOption[] {
  return [SEED, ...options.filter(({ name }) => name !== SEED.name)];
}

/** The options of all games, each name once. */
export function allOptions(games: readonly AnyGame[]): readonly GameOption[] {
  const options = [SEED, ...games.flatMap((game) => game.options)];
  return [...new Map(options.map((option) => [option.name, option])).values()];
}

/**
 * An option that the game has no use for is a mistake of the user's, not something to pass over. `useful` are those of the command that it has
 * a use for.
 */
export function refuseOptions(
  { names }: Arguments,
  game: AnyGame,
  { file, useful }: { readonly file: string; readonly useful: readonly string[] },
  { registry }: CliContext,
): void {
  const known = ['language', ...useful, ...optionsOf(game).map(({ name }) => name)];
  const refused = names.find((name) => !known.includes(name));
  if (refused === undefined) return;
  const args = { file, game: titleOf(registry, game), option: `--${refused}` };
  throw new UsageError({ key: 'cli.option-not-here', args });
}

/** The values of the game's options that were given. */
export function readValues(args: Arguments, game: AnyGame): OptionValues {
  const values = optionsOf(game).flatMap((option): [string, string][] => {
    const text = args.text(option.name);
    if (text === undefined) return [];
    const value = readOption(option, text);
    if (value === null) throw badValue(args.command, option, text);
    return [[option.name, value]];
  });
  return Object.fromEntries(values);
}

/** What is said of a value that an option doesn't accept. */
export function badValue(command: string, option: GameOption, value: string): UsageError {
  const words = option.kind === 'choice' ? option.words.join(', ') : '';
  return new UsageError({
    key: 'cli.bad-value',
    args: { command, option: `--${option.name}`, kind: option.kind, value, words },
  });
}

/** The text of `--moves`, in pieces: of a file, or of a pipe that somebody fills, or `-` for standard input. */
export async function openMoves(file: string, context: CliContext): Promise<AsyncIterable<string>> {
  if (file === '-') return readable(file, context.input());
  const address = addressOf(file, context);
  try {
    if ((await stat(address)).isDirectory()) throw new NotReadable('EISDIR');
    const stream = createReadStream(address, 'utf8');
    await once(stream, 'open');
    return readable(file, stream);
  } catch (error) {
    throw cannotRead(file, error);
  }
}

/** A text that tells its name when it can't be read any further. */
async function* readable(file: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (error) {
    throw cannotRead(file, error);
  }
}

function cannotRead(file: string, error: unknown): UsageError {
  return new UsageError({ key: 'cli.cannot-read', args: { file, reason: reasonOf(error) } });
}
