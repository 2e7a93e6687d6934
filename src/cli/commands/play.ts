import type { AnyGame } from '../../games/game';
import type { Dialogue } from '../../games/terminalPlay';
import type { Arguments, Command } from '../arguments';
import { EXIT, UsageError, type CliContext } from '../context';
import { converse, live } from '../dialogue';
import { linesOf } from '../lines';
import { KeyGame } from '../play/keyGame';
import { keySource } from '../play/keySource';
import { PlainView } from '../play/plainView';
import { askFile, askOptions } from '../play/questions';
import { ScreenView } from '../play/screenView';
import { allOptions, openMoves, readValues, refuseOptions, takesMoves } from '../run/inputs';
import { printEnd } from '../run/print';
import { arePlayable, gameFor, readFiles, startGame, type PlayedFiles, type Started } from '../run/start';
import { echo, printable } from '../tell';
import { titleOf } from '../titles';

/** `turnsmith play`: somebody plays a game in the terminal, as the original is played where it asks for lines, else by single keys. */
export const play: Command = {
  name: 'play',
  options: ({ games }) => ({
    ...Object.fromEntries(allOptions(games).map(({ name }) => [name, 'value'])),
    moves: 'value',
  }),

  async perform(args, context) {
    if (args.paths.length === 0) return playAsked(args, context);
    const files = await readFiles(args, context);
    const [{ file }] = files;
    const game = gameFor(files, args, context.registry);
    refuseOptions(args, game, { file, useful: takesMoves(game) ? ['moves'] : [] }, context);
    const options = readValues(args, game);
    if (!arePlayable(files, context)) return EXIT.failed;
    const dialogue = game.terminal?.dialogue;
    if (dialogue) await playLines(game, dialogue, files, args, context);
    else await playKeys(startGame(game, files, options), file, context);
    return EXIT.fine;
  },
};

/** Plays the one game that asks for its file, as its original does. */
async function playAsked(args: Arguments, context: CliContext): Promise<number> {
  const { registry } = context;
  const [game, another] = registry.games.filter((candidate) => takesMoves(candidate) && !candidate.isPractice);
  const dialogue = game?.terminal?.dialogue;
  if (!game || !dialogue || another) throw new UsageError({ key: 'cli.no-path', args: { command: args.command } });
  refuseOptions(args, game, { file: titleOf(registry, game), useful: ['moves'] }, context);
  await playLines(game, dialogue, null, args, context);
  return EXIT.fine;
}

/** Plays by lines. Without files it asks for one. */
async function playLines(
  game: AnyGame,
  dialogue: Dialogue<unknown>,
  named: PlayedFiles | null,
  args: Arguments,
  context: CliContext,
): Promise<void> {
  const moves = args.text('moves') ?? '-';
  const lines = linesOf(await openMoves(moves, context));
  const typist = live(lines, moves === '-' && context.isTyped, context);
  const options = await askOptions(dialogue, readValues(args, game), typist, context);
  if (named) context.out(`${echo(dialogue.filePrompt + named[0].file)}\n`);
  const files: PlayedFiles = named ?? [await askFile(game, dialogue, typist, args, context)];
  const { state } = startGame(game, files, options);
  await converse(game, state, dialogue, typist, context);
}

/** Plays by single keys: on the screen, if there is one, else with the keys that come in. */
async function playKeys(started: Started, file: string, context: CliContext): Promise<void> {
  const { screen } = context;
  if (!screen) {
    const game = new KeyGame(started, new PlainView(started, context));
    await game.play(keySource(context.input()));
    return printEnd(started, game.counts.given > 0 ? game.counts : null, context);
  }
  const title = `${titleOf(context.registry, started.game)}, ${printable(file)}`;
  const view = new ScreenView(started, title, screen, context);
  screen.open(() => view.redraw());
  try {
    await new KeyGame(started, view).play(screen.keys);
  } finally {
    screen.close();
  }
  context.out(started.game.renderText(started.state));
  printEnd(started, null, context);
}
