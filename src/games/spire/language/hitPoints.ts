const MAX_HP = String(Number.MAX_SAFE_INTEGER);

/** Reads hit points: decimal digits, a leading `+` allowed, 1 to 2^53 - 1; `null` for any other word. `docs/games/spire.md#the-file` */
export function readHitPoints(word: string): number | null {
  const start = word.startsWith('+') ? 1 : 0;
  let from = start;
  while (from < word.length - 1 && word.charCodeAt(from) === 0x30) from++;
  const digits = word.slice(from);
  if (digits.length > MAX_HP.length || !/^[1-9][0-9]*$/.test(digits)) return null;
  return digits.length === MAX_HP.length && digits > MAX_HP ? null : Number(digits);
}

/** The hit points that a word may have meant: its first run of digits, brought into the range; `null` when it has no digit. */
export function guessHitPoints(word: string): number | null {
  const [digits] = /[0-9]+/.exec(word.replace(/[,_']/g, '')) ?? [];
  if (digits === undefined) return null;
  return Math.min(Math.max(Number(digits), 1), Number.MAX_SAFE_INTEGER);
}
