/** How many slips of the hand may lie between a word and what was meant. */
const MAX_DISTANCE = 2;

/**
 * The candidate that a mistyped word most likely means: the one with the fewest slips (a character too many, missing, wrong, or swapped with
 * its neighbour; case is no slip), the first of equally near ones. `null` when more than `most` slips lie between, or when so many slips
 * would change the whole word. Long words cost no more than short ones.
 */
export function closestMatch(word: string, candidates: readonly string[], most = MAX_DISTANCE): string | null {
  let best: string | null = null;
  let fewest = most + 1;
  for (const candidate of candidates) {
    if (Math.abs(word.length - candidate.length) > most) continue;
    const slips = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (slips >= fewest || slips >= Math.min(word.length, candidate.length)) continue;
    best = candidate;
    fewest = slips;
  }
  return best;
}

/** The edit distance in UTF-16 code units, a swap of neighbours counting once. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
