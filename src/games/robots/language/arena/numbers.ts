import { SIZE } from '../../facts/board';

const DIGITS = /^[0-9]+$/;
const INTEGER = /^-?[0-9]+$/;

/** An integer of any size as its shortest decimal text, or `null` for anything else. */
export function readSeed(text: string): string | null {
  if (!INTEGER.test(text)) return null;
  const isNegative = text.startsWith('-');
  const digits = withoutLeadingZeros(isNegative ? text.slice(1) : text);
  return isNegative && digits !== '0' ? `-${digits}` : digits;
}

/** A number of turns, 1 or more, as its shortest decimal text, or `null` for anything else. */
export function readTurns(text: string): string | null {
  if (!DIGITS.test(text)) return null;
  const digits = withoutLeadingZeros(text);
  return digits === '0' ? null : digits;
}

/** A column or row of the board, or `null` for anything else. */
export function readCoordinate(text: string): number | null {
  if (!DIGITS.test(text)) return null;
  const value = Number(withoutLeadingZeros(text));
  return value < SIZE ? value : null;
}

/** The turn limit as a number; one that a number can't hold exactly becomes the largest safe integer. */
export function turnLimitOf(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=[0-9])/, '');
}
