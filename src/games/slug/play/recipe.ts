import { LARGEST_SIDE, type BoardSize } from '../../generate';
import type { SlugLevel } from '../language/level';
import type { Recipe } from '../solver/drawLevel';

const USUAL_SIZE: BoardSize = { rows: 8, columns: 8 };

/** What levels like a sound one are drawn from: of its size, as far as that may be, unless another is wanted, with as much health, as many walls, and the same things. */
export function recipeOf(like: SlugLevel | null, size: BoardSize | null): Recipe {
  if (!like) return { ...(size ?? USUAL_SIZE), health: null, walls: null, things: null };
  const { health, rows, width, goals, weapons, slugs } = like;
  const inside = Math.max(1, (rows.length - 2) * (width - 2));
  let walls = 0;
  for (let row = 1; row < rows.length - 1; row++) {
    for (let column = 1; column < width - 1; column++) if (like.symbolAt(row, column) === '#') walls++;
  }
  return {
    ...(size ?? { rows: Math.min(rows.length, LARGEST_SIDE), columns: Math.min(width, LARGEST_SIDE) }),
    health: health.value,
    walls: Math.round((100 * walls) / inside),
    things: [...goals, ...weapons, ...slugs].map(({ symbol }) => symbol).join(''),
  };
}
