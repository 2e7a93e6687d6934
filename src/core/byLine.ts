/**
 * The index of the last entry of an ascending list that is not above a number; -1 when all are. A binary search, since each repair of a long file
 * asks for a place in it. `valueOf` gives what an entry is ordered by.
 */
export function lastUpTo<Entry>(
  entries: ArrayLike<Entry>,
  limit: number,
  valueOf: (entry: Entry) => number | undefined,
): number {
  let from = 0;
  let to = entries.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && (valueOf(entry) ?? 0) <= limit) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The entry of a line, in a list by ascending lines. */
export function entryOfLine<Entry extends { readonly line: number }>(
  entries: readonly Entry[],
  line: number,
): Entry | undefined {
  const found = entries[lastUpTo(entries, line, (entry) => entry.line)];
  return found?.line === line ? found : undefined;
}
