import type { AnyGame } from '../games/game';
import type { Language } from '../l10n/text';
import type { TerminalMessage } from './context';
import { takesMoves } from './run/inputs';

/** What somebody types for the inputs: the text of `--keys`, or the lines of a file of `--moves`. */
export function typedInputs(game: AnyGame, inputs: readonly string[]): string {
  return takesMoves(game) ? inputs.join('\n') : inputs.join('').replaceAll(' ', '_');
}

/** That a game is won with these inputs. */
export function wonMessage(game: AnyGame, inputs: readonly string[], language: Language): TerminalMessage {
  const keys = typedInputs(game, inputs).replaceAll('\n', ', ');
  return { key: 'cli.solved', args: { count: inputs.length, moves: numberIn(language, inputs.length), keys } };
}

/** A number as the language writes it. */
export function numberIn({ tag }: Language, number: number): string {
  return new Intl.NumberFormat(tag).format(number);
}
