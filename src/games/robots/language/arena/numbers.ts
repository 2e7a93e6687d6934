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

/** What `turns` means as a number to count to; one beyond all counting is the largest exact one. */
export function countOf(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=[0-9])/, '');
}
