import { trimmed } from '../../../core/words';

/** What line 1 of a level says: a maximum health, or what is wrong with it. */
export type Health =
  | { readonly kind: 'good'; readonly value: number }
  | { readonly kind: 'missing' | 'not-integer' | 'too-large' | 'not-positive'; readonly value: null };

const MAX_DIGITS = String(Number.MAX_SAFE_INTEGER);

/** Reads line 1: white space around it and a leading `+` are allowed, then decimal digits. `docs/games/slug.md#the-first-line` */
export function readHealth(line: string): Health {
  const { text } = trimmed(line);
  if (text === '') return { kind: 'missing', value: null };
  const isNegative = text.startsWith('-');
  const unsigned = isNegative || text.startsWith('+') ? text.slice(1) : text;
  if (!/^[0-9]+$/.test(unsigned)) return { kind: 'not-integer', value: null };
  const digits = unsigned.slice(unsigned.search(/[1-9]|$/));
  if (isNegative || digits === '') return { kind: 'not-positive', value: null };
  const tooLarge = digits.length > MAX_DIGITS.length || (digits.length === MAX_DIGITS.length && digits > MAX_DIGITS);
  return tooLarge ? { kind: 'too-large', value: null } : { kind: 'good', value: Number(digits) };
}
