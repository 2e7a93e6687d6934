import type { SlugFrame } from './frame';

/** The board as text: the characters of a level file, each thing where it now stands, entities over weapons over ground. */
export function renderText({ ground, player, slugs, weapons }: SlugFrame): string {
  const cells = ground.map((row) => [...row]);
  for (const { position, symbol } of [...weapons, ...slugs, player]) {
    const row = cells[position[0]];
    if (row) row[position[1]] = symbol;
  }
  return cells.map((row) => `${row.join('')}\n`).join('');
}
