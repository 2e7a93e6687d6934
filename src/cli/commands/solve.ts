import { isSolvable } from '../../batch/solve';
import type { AnyGame } from '../../games/game';
import type { JobProgress, Solution, SolveJob } from '../../games/jobs';
import type { Command } from '../arguments';
import { EXIT, type CliContext, type TerminalMessage } from '../context';
import { analyseGameFile, unexpected, type Failure, type Found, type GameFile } from '../gameFile';
import { gameFiles, isFolder } from '../gameFiles';
import { runInWorker, WorkerLost } from '../pool';
import { printProblems } from '../report';
import { jsonOf, tell } from '../tell';
import { titlesOf } from '../titles';
import { numberIn, typedInputs, wonMessage } from '../wins';

/** How many states are stored at most where nothing is said. */
const DEFAULT_LIMIT = 2_000_000;

const EXITS = { win: EXIT.fine, none: EXIT.failed, limit: EXIT.limit };

/** From the mildest to the gravest: a level that surely has no win decides more than one that is not decided. */
const GRAVITY: readonly number[] = [EXIT.fine, EXIT.limit, EXIT.failed, EXIT.usage, EXIT.unexpected];

/** What was asked for besides the files. */
interface Wish extends Pick<SolveJob, 'limit' | 'milliseconds'> {
  readonly all: boolean;
  readonly isJson: boolean;
  /** Whether answers name their file. */
  readonly areSeveral: boolean;
}

/** A file that can be searched, and its game. */
interface Searched {
  readonly found: GameFile;
  readonly game: AnyGame;
}

/** `turnsmith solve`: a shortest win of each file that can be searched for one. A faulty file: its problems, exit code 2. */
export const solve: Command = {
  name: 'solve',
  options: () => ({ limit: 'value', seconds: 'value', all: 'flag', json: 'flag' }),

  async perform(args, context) {
    const paths = args.somePaths();
    const languageId = args.languageId(context.registry);
    const limit = args.positive('limit') ?? DEFAULT_LIMIT;
    const milliseconds = 1000 * (args.positive('seconds') ?? Infinity);
    const [first = ''] = paths;
    const areSeveral = paths.length > 1 || (await isFolder(first, context));
    const wish = { limit, milliseconds, all: args.has('all'), isJson: args.has('json'), areSeveral };
    let exit: number = EXIT.fine;
    for (const path of paths) {
      const isNamed = !(await isFolder(path, context));
      for await (const found of gameFiles([path], languageId, context)) {
        const searched = searchedOf(found, isNamed, context);
        if (searched) exit = graver(exit, await solveFile(searched, wish, context));
      }
    }
    return exit;
  },
};

/** `null` for a file in a folder that is of another kind. */
function searchedOf(found: Found, isNamed: boolean, { registry }: CliContext): Searched | Failure | null {
  if ('failure' in found) return found;
  const game = registry.gameOfLanguage(found.parsed.format.languageId);
  if (game && isSolvable(game)) return { found, game };
  if (!isNamed) return null;
  const args = { file: found.file, games: titlesOf(registry, isSolvable) };
  return { failure: { key: 'cli.not-solvable', args }, exit: EXIT.usage };
}

async function solveFile(searched: Searched | Failure, wish: Wish, context: CliContext): Promise<number> {
  if ('failure' in searched) {
    context.error(tell(context.language, searched.failure));
    return searched.exit;
  }
  const { file } = searched.found;
  try {
    const { problems, plays } = await analyseGameFile(searched.found, context);
    if (!plays) {
      // Among the lines of JSON nothing else may stand.
      printProblems(
        file,
        problems,
        wish.isJson ? { ...context, out: (text) => context.error(text.trimEnd()) } : context,
      );
      return EXIT.usage;
    }
    return print(searched, await search(searched.found, wish, context), wish, context);
  } catch (error) {
    return solveFile(failureOf(file, error), wish, context);
  }
}

/** Searches; when the worker dies of memory, that is a limit, too. */
async function search({ file, text, parsed }: GameFile, wish: Wish, context: CliContext): Promise<Solution> {
  const { limit, milliseconds, all, areSeveral } = wish;
  const { languageId } = parsed.format;
  const { progress, language } = context;
  const show = ({ done }: JobProgress): void => {
    if (!progress) return;
    const summary = tell(language, { key: 'cli.searching', args: { states: numberIn(language, done) } });
    progress(areSeveral ? tell(language, { key: 'cli.of-file', args: { file, summary } }) : summary);
  };
  try {
    return await runInWorker({ kind: 'solve', languageId, text, limit, milliseconds, all }, { progress: show });
  } catch (error) {
    if (!(error instanceof WorkerLost) || error.reason !== 'memory') throw error;
    return { outcome: 'limit', length: null, inputs: null, states: error.done, isMemoryUsedUp: true };
  } finally {
    progress?.(null);
  }
}

function failureOf(file: string, error: unknown): Failure {
  if (!(error instanceof WorkerLost)) return unexpected(file, error);
  return { failure: { key: 'cli.worker-lost', args: { file, code: error.exitCode } }, exit: EXIT.unexpected };
}

function print(
  { found, game }: Searched,
  solution: Solution,
  { isJson, areSeveral }: Wish,
  context: CliContext,
): number {
  const { outcome, length, states, inputs, wins, reason } = solution;
  const file = areSeveral ? { file: found.file } : {};
  if (isJson) {
    const keys = inputs && typedInputs(game, inputs);
    const more = { ...(wins !== undefined && { wins }), ...(reason && { reason: reason.key.split('.').at(-1) }) };
    context.out(`${jsonOf({ ...file, outcome, length, keys, states, ...more })}\n`);
  } else {
    const summary = tell(context.language, summaryOf(solution, game, context));
    context.out(
      `${areSeveral ? tell(context.language, { key: 'cli.of-file', args: { ...file, summary } }) : summary}\n`,
    );
  }
  return EXITS[outcome];
}

function summaryOf(solution: Solution, game: AnyGame, { language }: CliContext): TerminalMessage {
  const { outcome, inputs, states, isMemoryUsedUp, wins, reason } = solution;
  const args = { count: states, states: numberIn(language, states) };
  if (outcome === 'win') {
    const won = wonMessage(game, inputs ?? [], language);
    if (wins === undefined) return won;
    const form = wins === Number.MAX_SAFE_INTEGER ? 'most' : wins === 1 ? 'one' : 'many';
    return { key: 'cli.solved-all', args: { won, form, wins: numberIn(language, wins) } };
  }
  if (outcome === 'none') {
    return reason ? { key: 'cli.unsolvable-since', args: { reason } } : { key: 'cli.unsolvable', args };
  }
  return { key: isMemoryUsedUp ? 'cli.memory-used-up' : 'cli.undecided', args };
}

function graver(a: number, b: number): number {
  return GRAVITY.indexOf(a) < GRAVITY.indexOf(b) ? b : a;
}
