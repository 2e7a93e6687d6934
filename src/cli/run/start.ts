import type { FileAnalysis } from '../../games/analyseWithFiles';
import type { AnyGame } from '../../games/game';
import type { OptionValues } from '../../games/options';
import type { Registry } from '../../games/registry';
import type { GameSetup, Slots } from '../../games/setup';
import type { Arguments } from '../arguments';
import { UsageError, type CliContext } from '../context';
import { analyseGameFile, gameFile } from '../gameFile';
import { printProblems } from '../report';
import { titleOf } from '../titles';

/** An empty slot among the files of a game. */
const EMPTY_SLOT = '-';

/** A file that takes part in a game. */
export interface PlayedFile {
  /** Its place among the arguments, from 1. */
  readonly slot: number;
  readonly file: string;
  readonly analysis: FileAnalysis;
}

/** The files of a game, in the order of their slots. */
export type PlayedFiles = readonly [PlayedFile, ...PlayedFile[]];

/** The files to play, one at least; the empty slots are left out. */
export async function readFiles(args: Arguments, context: CliContext): Promise<PlayedFiles> {
  const files: PlayedFile[] = [];
  const languageId = args.languageId(context.registry);
  for (const [index, path] of args.somePaths().entries()) {
    if (path === EMPTY_SLOT) continue;
    const found = await gameFile(path, languageId, context);
    if ('failure' in found) throw new UsageError(found.failure);
    files.push({ slot: index + 1, file: found.file, analysis: await analyseGameFile(found, context) });
  }
  const [first, ...others] = files;
  if (!first) throw new UsageError({ key: 'cli.no-path', args: { command: args.command } });
  return [first, ...others];
}

/** The game that plays the files, which must be of one language and no more than it has slots, the empty ones included. */
export function gameFor(files: PlayedFiles, { command, paths }: Arguments, registry: Registry): AnyGame {
  const [{ file, analysis }] = files;
  const count = paths.length;
  const { languageId } = analysis.format;
  const other = files.find((candidate) => candidate.analysis.format !== analysis.format);
  if (other) throw new UsageError({ key: 'cli.mixed-languages', args: { command, file, other: other.file } });
  const game = registry.gameOfLanguage(languageId);
  if (!game || game.isPractice) throw new UsageError({ key: 'cli.no-whole-game', args: { file } });
  const { slotCount = 1 } = game;
  if (count <= slotCount) return game;
  if (slotCount === 1) throw new UsageError({ key: 'cli.one-file', args: { command, count } });
  throw new UsageError({
    key: 'cli.too-many-files',
    args: { command, game: titleOf(registry, game), max: slotCount, count },
  });
}

/** A game at its start. */
export interface Started {
  readonly game: AnyGame;
  readonly state: unknown;
  /** `null` for a game without chance. */
  readonly seed: string | null;
}

/** Whether no file has errors; the problems of those that have are printed. */
export function arePlayable(files: PlayedFiles, context: CliContext): boolean {
  const broken = files.filter(({ analysis }) => !analysis.plays);
  for (const { file, analysis } of broken) printProblems(file, analysis.problems, context);
  return broken.length === 0;
}

/** Starts the game of files without errors. */
export function startGame(game: AnyGame, files: PlayedFiles, options: OptionValues): Started {
  const [{ analysis }] = files;
  const own = game.seedOf(analysis.definition);
  const seed = own === null ? null : (options['seed'] ?? own);
  const setup: GameSetup<unknown> = { seed, files: analysis.files, slots: slotsOf(files), options };
  return { game, state: game.start(analysis.definition, setup), seed };
}

/** Where the files stand: the first of them in its own slot, and the others in theirs. */
function slotsOf([first, ...others]: PlayedFiles): Slots<unknown> {
  return { own: first.slot, loaded: new Map(others.map(({ slot, analysis }) => [slot, analysis.definition])) };
}
