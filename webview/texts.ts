import type { Message, TextArguments } from '../src/core/message';
import type { PanelKey } from '../src/l10n/en/panel';
import { createLanguage, say as sayIn, type Language } from '../src/l10n/text';

let current: Language = createLanguage('en', []);

/** Hands the panel its language. Whatever was drawn before must be drawn again. */
export function useLanguage(language: Language): void {
  current = language;
}

/** The text of a message in the language of the panel. */
export const say = (message: Message): string => sayIn(current, message);

/** A function that gives the texts of some keys, each with its arguments. A board makes one for its game's. */
export const textsOf =
  <Key extends string>() =>
  (key: Key, args: TextArguments = {}): string =>
    say({ key, args });

/** The text of a key that the shell says. */
export const text = textsOf<PanelKey>();
