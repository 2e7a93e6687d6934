const MARKER = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/;

/**
 * The lines that version control left between two versions, from 0 and ascending: seven of `<`, `|`, `=` or `>`, and a space or the end of the
 * line behind them. They count from the first `<<<<<<<` on, since a line of `=======` alone may be anything. `docs/cli.md#conflict-markers`
 */
export function conflictMarkerLines(lines: readonly string[]): readonly number[] {
  const first = lines.findIndex((line) => line.startsWith('<<<<<<<') && MARKER.test(line));
  if (first < 0) return [];
  return lines.flatMap((line, index) => (index >= first && MARKER.test(line) ? [index] : []));
}
