import type { AnyGame } from '../../games/game';
import { wordOf, type OptionValues } from '../../games/options';
import type { Dialogue } from '../../games/terminalPlay';
import type { Arguments, Command } from '../arguments';
import { EXIT, type CliContext } from '../context';
import { converse, recording } from '../dialogue';
import { linesOf } from '../lines';
import { allOptions, openMoves, readValues, refuseOptions, takesKeys, takesMoves } from '../run/inputs';
import { printGame, type Inputs, type Output } from '../run/print';
import { arePlayable, gameFor, readFiles, startGame, type Started } from '../run/start';
import { echo } from '../tell';

/** `turnsmith run`: plays one game. Files with errors are not run; their problems are printed, exit code 1. */
export const run: Command = {
  name: 'run',
  options: ({ games }) => ({
    ...Object.fromEntries(allOptions(games).map(({ name }) => [name, 'value'])),
    keys: 'value',
    moves: 'value',
    trace: 'flag',
    board: 'flag',
    transcript: 'flag',
  }),

  async perform(args, context) {
    const files = await readFiles(args, context);
    const [{ file }] = files;
    const game = gameFor(files, args, context.registry);
    const output = outputOf(args);
    refuseOptions(args, game, { file, useful: usefulOptions(game, output) }, context);
    const options = readValues(args, game);
    const inputs = await inputsOf(args, game, context);
    if (!arePlayable(files, context)) return EXIT.failed;
    const started = startGame(game, files, options);
    const dialogue = game.terminal?.dialogue;
    if (output !== 'transcript') await printGame(started, inputs, output, context);
    else if (dialogue) await printTranscript(started, dialogue, { file, options, inputs }, context);
    return EXIT.fine;
  },
};

/** The first one that was asked for, in the order in which they go before each other. */
function outputOf(args: Arguments): Output | 'transcript' {
  const outputs = ['trace', 'board', 'transcript'] as const;
  return outputs.find((output) => args.has(output)) ?? 'end';
}

/** The options that a game has a use for. */
function usefulOptions(game: AnyGame, output: Output | 'transcript'): readonly string[] {
  return [
    ...['trace', 'board'],
    ...(takesKeys(game) ? ['keys'] : []),
    ...(takesMoves(game) ? ['moves'] : []),
    ...(takesMoves(game) || output !== 'transcript' ? ['transcript'] : []),
  ];
}

/** What is played: the keys, or the lines of a file, which may still be written. */
async function inputsOf(args: Arguments, game: AnyGame, context: CliContext): Promise<Inputs> {
  const moves = args.text('moves');
  if (moves !== undefined) return linesOf(await openMoves(moves, context));
  return game.parseInputs(args.text('keys') ?? '');
}

/** Prints what the original program prints for a whole game, from its questions on; `docs/cli.md#run`. */
async function printTranscript(
  { game, state }: Started,
  dialogue: Dialogue<unknown>,
  { file, options, inputs }: { readonly file: string; readonly options: OptionValues; readonly inputs: Inputs },
  context: CliContext,
): Promise<void> {
  for (const { prompt, option } of dialogue.questions) context.out(`${echo(prompt + wordOf(option, options))}\n`);
  context.out(`${echo(dialogue.filePrompt + file)}\n`);
  const lines = iteratorOf(inputs);
  await converse(game, state, dialogue, recording(lines, context), context);
  await lines.return(null);
}

async function* iteratorOf(inputs: Inputs): AsyncGenerator<string> {
  yield* inputs;
}
