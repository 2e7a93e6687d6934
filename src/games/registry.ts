import type { SourceText } from '../core/sourceText';
import type { FileFormat } from './fileFormat';
import type { Game } from './game';
import { slugGame } from './slug/game';

/** A game seen from outside: its definition, state and frame are its own, and only its own functions look into them. */
export type AnyGame = Game<unknown, unknown, unknown>;
export type AnyFormat = FileFormat<unknown>;

/** Every game, in the order in which a `.txt` is tried. A new game is one line here. */
export const GAMES: readonly AnyGame[] = [slugGame];

/** Every kind of file. */
export const FORMATS: readonly AnyFormat[] = GAMES.map(({ format }) => format);

/** The format of a language id. */
export function formatOfLanguage(languageId: string): AnyFormat | undefined {
  return FORMATS.find((format) => format.languageId === languageId);
}

/** The game that plays files of a language. */
export function gameOfLanguage(languageId: string): AnyGame | undefined {
  return GAMES.find(({ format }) => format.languageId === languageId);
}

/** The format that a `.txt` with this content is of, if any. */
export function recogniseFormat(source: SourceText): AnyFormat | undefined {
  return FORMATS.find((format) => format.recognise(source));
}
