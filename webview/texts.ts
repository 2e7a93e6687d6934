import { ENGLISH } from '../src/l10n/english';
import { say as sayIn, type Sayable } from '../src/l10n/text';

/** The text of a phrase in the language of the panel. */
export const say = (phrase: Sayable): string => sayIn(ENGLISH, phrase);

/** The text of a key with its arguments. */
export const text = (key: string, args: NonNullable<Sayable['args']> = {}): string => say({ key, args });
