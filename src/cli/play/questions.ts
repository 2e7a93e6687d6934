import type { AnyGame } from '../../games/game';
import { readOption, type OptionValues } from '../../games/options';
import type { Dialogue } from '../../games/terminalPlay';
import type { Arguments } from '../arguments';
import { UsageError, type CliContext, type TerminalMessage } from '../context';
import type { Typist } from '../dialogue';
import { analyseGameFile, gameFile } from '../gameFile';
import { printProblems } from '../report';
import { badValue } from '../run/inputs';
import type { PlayedFile } from '../run/start';
import { echo, tell } from '../tell';
import { titleOf } from '../titles';

/** Nobody answers any more. */
const NO_ANSWER: TerminalMessage = { key: 'play.no-answer' };

/** Asks for the options of a dialogue, each until an answer is good; those that were given are shown as if they had been typed. */
export async function askOptions(
  { questions }: Dialogue<unknown>,
  given: OptionValues,
  typist: Typist,
  context: CliContext,
): Promise<OptionValues> {
  const options = { ...given };
  for (const { prompt, option } of questions) {
    const value = options[option.name];
    if (value !== undefined) context.out(`${echo(prompt + value)}\n`);
    while (options[option.name] === undefined) {
      const answer = await ask(prompt, typist);
      const read = readOption(option, answer);
      if (read !== null) options[option.name] = read;
      else context.error(tell(context.language, badValue('play', option, answer).said));
    }
  }
  return options;
}

/** Asks for a file of a game until one can be played. */
export async function askFile(
  game: AnyGame,
  { filePrompt }: Dialogue<unknown>,
  typist: Typist,
  args: Arguments,
  context: CliContext,
): Promise<PlayedFile> {
  for (;;) {
    const answer = await ask(filePrompt, typist);
    const found = await gameFile(answer, args.languageId(context.registry), context);
    if ('failure' in found) {
      context.error(tell(context.language, found.failure));
      continue;
    }
    const { file, parsed } = found;
    if (parsed.format !== game.format) {
      const said = { file, game: titleOf(context.registry, game) };
      context.error(tell(context.language, { key: 'play.other-game', args: said }));
      continue;
    }
    const analysis = await analyseGameFile(found, context);
    if (analysis.plays) return { slot: 1, file, analysis };
    printProblems(file, analysis.problems, context);
  }
}

async function ask(prompt: string, typist: Typist): Promise<string> {
  const line = await typist.ask(prompt);
  if (line === null) throw new UsageError(NO_ANSWER);
  return line.trim();
}
