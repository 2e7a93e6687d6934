import type { AnyGame } from '../../games/game';
import type { Difficulty, Generated } from '../../games/generate';
import type { GenerateJob } from '../../games/jobs';
import type { Language } from '../../l10n/text';
import type { Command } from '../arguments';
import { EXIT, UsageError, type CliContext, type TerminalMessage } from '../context';
import { analyseGameFile, gameFile } from '../gameFile';
import { generateWish } from '../generateWish';
import { runInWorker } from '../pool';
import { printProblems } from '../report';
import { jsonOf, tell } from '../tell';
import { numberIn, typedInputs, wonMessage } from '../wins';

/**
 * `turnsmith generate GAME`: a file that needs as many moves as are wanted, on standard output, and how hard it is, on standard error. Where none is
 * found the exit code is that of a limit.
 */
export const generate: Command = {
  name: 'generate',
  options: () => ({
    size: 'value',
    moves: 'value',
    seed: 'value',
    like: 'value',
    tries: 'value',
    seconds: 'value',
    json: 'flag',
  }),

  async perform(args, context) {
    const game = gameOf(args.paths, context);
    const wish = generateWish(args);
    const path = args.text('like');
    const like = path === undefined ? null : await textLike(path, game, context);
    if (typeof like === 'number') return like;
    const { languageId } = game.format;
    const made = await draw({ kind: 'generate', languageId, ...wish, like }, context);
    return print(made, game, args.has('json'), wish.seed, context);
  },
};

function gameOf(names: readonly string[], { registry }: CliContext): AnyGame {
  const games = registry.games.filter((game) => game.generate);
  const [name = ''] = names;
  const game = names.length === 1 ? games.find(({ id }) => id === name) : undefined;
  if (game) return game;
  const known = games.map(({ id }) => id).join(', ');
  throw new UsageError({ key: 'cli.no-generator', args: { name: names.join(' '), games: known } });
}

/** The text of a file that the new one is to be like; the exit code where there is none that plays. */
async function textLike(path: string, { format }: AnyGame, context: CliContext): Promise<string | number> {
  const found = await gameFile(path, undefined, context);
  if ('failure' in found) {
    context.error(tell(context.language, found.failure));
    return found.exit;
  }
  if (found.parsed.format.languageId !== format.languageId) {
    throw new UsageError({ key: 'cli.unlike', args: { file: found.file, language: format.languageId } });
  }
  const { problems, plays } = await analyseGameFile(found, context);
  if (plays) return found.text;
  printProblems(found.file, problems, { ...context, out: (text) => context.error(text.trimEnd()) });
  return EXIT.usage;
}

async function draw(job: GenerateJob, { language, progress }: CliContext): Promise<Generated> {
  try {
    return await runInWorker(job, {
      progress: ({ done }) =>
        progress?.(tell(language, { key: 'cli.drawing', args: { tries: numberIn(language, done) } })),
    });
  } finally {
    progress?.(null);
  }
}

function print(made: Generated, game: AnyGame, isJson: boolean, seed: string, context: CliContext): number {
  const { tries } = made;
  const difficulty = made.outcome === 'made' ? made.difficulty : null;
  const text = made.outcome === 'made' ? made.text : null;
  if (isJson) {
    const keys = difficulty && typedInputs(game, difficulty.inputs);
    const { length = null, wins = null, states = null, deadEnds = null } = difficulty ?? {};
    context.out(`${jsonOf({ outcome: made.outcome, text, length, keys, states, deadEnds, wins, tries, seed })}\n`);
  } else if (text !== null) context.out(text);
  const said: TerminalMessage = difficulty
    ? figuresOf(difficulty, game, context.language)
    : { key: 'cli.not-made', args: { reason: made.outcome, count: tries, tries: numberIn(context.language, tries) } };
  if (!isJson || !difficulty) context.error(tell(context.language, said));
  return difficulty ? EXIT.fine : EXIT.limit;
}

function figuresOf({ inputs, states, deadEnds, wins }: Difficulty, game: AnyGame, language: Language): TerminalMessage {
  const shown = (number: number): string => numberIn(language, number);
  const args = { won: wonMessage(game, inputs, language), states: shown(states), deadEnds: shown(deadEnds) };
  const counted = wins === null ? 'no' : 'yes';
  return { key: 'cli.made', args: { ...args, counted, wins: shown(wins ?? 0) } };
}
