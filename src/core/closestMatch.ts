/** How many edits may lie between a word and what was meant. */
const MAX_DISTANCE = 2;

/**
 * The candidate that a mistyped word most likely means: the one at the smallest edit distance, ignoring case; the first of equally close ones.
 * `null` when more than `max` edits lie between, or when so many edits would change the whole word. Long words cost no more than short ones.
 */
export function closestMatch(word: string, candidates: readonly string[], max = MAX_DISTANCE): string | null {
  let best: string | null = null;
  let smallest = max + 1;
  for (const candidate of candidates) {
    if (Math.abs(word.length - candidate.length) > max) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= smallest || distance >= Math.min(word.length, candidate.length)) continue;
    best = candidate;
    smallest = distance;
  }
  return best;
}

/** The Damerau–Levenshtein distance (optimal string alignment) in UTF-16 code units: insertions, deletions, substitutions, and swaps of neighbours. */
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
