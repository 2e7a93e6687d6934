import type { SlugLevel } from './level';

/** The canonical text of a level without errors: plain health, no blank lines, rows filled up with walls, all else as it was. */
export function format({ source, health, rows, width }: SlugLevel): string {
  const map = rows.map(({ line, cells }) => source.line(line) + '#'.repeat(width - cells.length));
  return [health.value, ...map].map((line) => `${line}\n`).join('');
}
