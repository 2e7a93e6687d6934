import { PLAYER, TURNS } from '../games/choices';
import { gameOfLanguage, type AnyGame } from '../games/registry';
import { SELF, slotKey } from '../games/snakes/play/game';
import { ENGLISH } from './texts';
import { say } from '../l10n/text';
import { diagnostics } from '../language/diagnostics';
import { analyseFile, type FileAnalysis } from './companions';
import { gameFile, type GameFile } from './files';
import { EXIT, UsageError, type CliContext } from './context';
import { reportLine, reportsOf } from './report';

/** How a game is printed: every turn as JSON, every board, the original's text, or the end alone. */
export type Output = 'trace' | 'board' | 'transcript' | 'end';

export interface RunOptions {
  /** The text of `--keys`. */
  readonly keys: string | undefined;
  /** The text of the file of `--moves`. */
  readonly moves: string | undefined;
  /** A decimal integer of any size, or `undefined` for the file's own. */
  readonly seed: string | undefined;
  readonly turns: number | undefined;
  readonly player: string | undefined;
  readonly output: Output;
  readonly languageId: string | undefined;
}

/** An empty place among the snakes of a battle. */
const EMPTY_SLOT = '-';
const MAX_SNAKES = 4;

interface ReadFile {
  /** Its place among the arguments, from 1. */
  readonly slot: number;
  readonly file: GameFile;
  readonly analysis: FileAnalysis;
}

/** `turnsmith run`: plays one game. Files with errors are not run; their diagnostics are printed, exit code 1. */
export async function run(paths: readonly string[], options: RunOptions, io: CliContext): Promise<number> {
  const files = await readFiles(paths, options.languageId, io);
  const [first] = files;
  if (!first) throw usage('cli.no-path', { command: 'run' });
  const game = gameFor(first.file, files, paths.length);
  refuseOptions(game, options, first.file.file);
  const broken = files.filter(({ analysis }) => !analysis.plays);
  for (const { file, analysis } of broken) {
    io.out(reportsOf(file.file, diagnostics(analysis.problems, ENGLISH)).map(reportLine).join(''));
  }
  if (broken.length > 0) return EXIT.failed;
  const player = choosePlayer(game, options.player);
  const companions = new Map([
    ...first.analysis.companions,
    ...(files.length > 1 || first.slot > 1 ? slots(files, first.slot) : []),
    ...(options.turns === undefined ? [] : [[TURNS, String(options.turns)] as const]),
    ...(player === undefined ? [] : [[PLAYER, player] as const]),
  ]);
  const { definition } = first.analysis;
  const own = game.seedOf(definition);
  const seed = own === null ? null : (options.seed ?? own);
  const state = game.start(definition, seed, companions);
  const inputs = game.inputsOf(options.keys ?? options.moves ?? '');
  io.out(
    options.output === 'transcript' && game.transcript
      ? game.transcript(state, { player: player ?? '', file: first.file.file, inputs })
      : play(game, state, seed, inputs, options.output),
  );
  return EXIT.fine;
}

async function readFiles(
  paths: readonly string[],
  languageId: string | undefined,
  io: CliContext,
): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const [index, path] of paths.entries()) {
    if (path === EMPTY_SLOT) continue;
    const file = await gameFile(path, languageId, io);
    if ('failure' in file) throw new UsageError(file.failure);
    files.push({ slot: index + 1, file, analysis: await analyseFile(file, io) });
  }
  return files;
}

/** The game that plays the files, which must be of one kind; only snakes come in numbers. */
function gameFor({ file, format }: GameFile, files: readonly ReadFile[], count: number): AnyGame {
  const { languageId } = format;
  const other = files.find((read) => read.file.format.languageId !== languageId);
  if (other) throw usage('cli.mixed-kinds', { file, other: other.file.file });
  const game = gameOfLanguage(languageId);
  if (!game) throw usage('cli.unknown-kind', { file });
  if (game.isPractice) throw usage('cli.no-whole-game', { file });
  const most = languageId === 'snake-rules' ? MAX_SNAKES : 1;
  if (count > most) throw usage(most > 1 ? 'cli.too-many-snakes' : 'cli.one-file', { command: 'run', count, most });
  return game;
}

/** An option that the game has no use for is a mistake of the user's, not something to pass over. */
function refuseOptions(game: AnyGame, { keys, moves, turns, player, output }: RunOptions, file: string): void {
  const refused = [
    { option: '--keys', isGiven: keys !== undefined, isKnown: game.tick === undefined && !game.transcript },
    { option: '--moves', isGiven: moves !== undefined, isKnown: game.transcript !== undefined },
    { option: '--turns', isGiven: turns !== undefined, isKnown: game.tick !== undefined },
    { option: '--player', isGiven: player !== undefined, isKnown: game.players !== undefined },
    { option: '--transcript', isGiven: output === 'transcript', isKnown: game.transcript !== undefined },
  ].find(({ isGiven, isKnown }) => isGiven && !isKnown);
  if (refused) throw usage('cli.option-not-here', { file, option: refused.option });
}

function slots(files: readonly ReadFile[], self: number): [string, string][] {
  const others = files.filter(({ slot }) => slot !== self);
  return [[SELF, String(self)], ...others.map(({ slot, file }): [string, string] => [slotKey(slot), file.text])];
}

function choosePlayer({ players }: AnyGame, chosen: string | undefined): string | undefined {
  if (!players) return undefined;
  if (chosen !== undefined && !players.includes(chosen)) {
    throw usage('cli.unknown-player', { player: chosen, players: players.join(', ') });
  }
  return chosen ?? players[0];
}

function play(game: AnyGame, state: unknown, seed: string | null, inputs: readonly string[], output: Output): string {
  let text = '';
  const record = (input: string | null): void => {
    if (output === 'trace') text += `${JSON.stringify(game.trace(state, input))}\n`;
    if (output === 'board') text += game.renderText(state);
  };
  if (output === 'trace') text += traceHeader(game, state, seed);
  record(null);
  for (const input of inputs) if (game.step(state, input)) record(input);
  const { tick } = game;
  if (tick !== undefined) while (game.step(state, tick)) record(tick);
  return output === 'trace' || output === 'board' ? text : `${game.renderText(state)}${outcome(game, state)}`;
}

/** The seed is written as a number of any size, which `JSON.stringify` cannot do. */
function traceHeader(game: AnyGame, state: unknown, seed: string | null): string {
  const more = JSON.stringify(game.traceHeader?.(state) ?? {}).slice(1, -1);
  return `{"game":${JSON.stringify(game.id)},"seed":${seed ?? 'null'}${more && `,${more}`}}\n`;
}

function outcome(game: AnyGame, state: unknown): string {
  const word = say(ENGLISH, { key: `playground.outcome.${game.status(state)}` });
  return `${say(ENGLISH, { key: 'cli.outcome', args: { outcome: word, count: game.turn(state) } })}\n`;
}

function usage(key: string, args: Record<string, string | number>): UsageError {
  return new UsageError(say(ENGLISH, { key, args }));
}
