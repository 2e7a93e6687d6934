import type { Brush } from '../canvasBoard';
import { FADE, type RogueColours } from './colours';
import type { RogueScene } from './scene';

/** The share of a wall that is its front, where floor lies below it. */
const FRONT = 0.3;

/** Paints ground as masses of stone: walls with a lit edge and a dark front, dots on the floor, and light that falls off from the player. */
export function paintStone(brush: Brush, scene: RogueScene, colours: RogueColours): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  context.fillStyle = colours.shroud;
  context.fillRect(
    firstColumn * cell,
    firstRow * cell,
    (lastColumn - firstColumn + 1) * cell,
    (lastRow - firstRow + 1) * cell,
  );
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = firstColumn; x <= lastColumn; x++) paintCell(brush, scene, colours, x, y);
  }
}

function paintCell({ context, cell }: Brush, scene: RogueScene, colours: RogueColours, x: number, y: number): void {
  const ground = scene.groundAt(x, y);
  if (ground === null) return;
  const sight = scene.sightOf(x, y);
  const { floor, wall, floorMark, edge } = colours.ground[sight];
  const [left, top] = [x * cell, y * cell];
  context.fillStyle = ground === 'wall' ? wall : floor;
  context.fillRect(left, top, cell, cell);
  if (ground === 'wall') {
    const line = Math.max(1, Math.round(cell / 14));
    if (scene.groundAt(x, y + 1) === 'floor') {
      context.fillStyle = 'rgba(0, 0, 0, 0.28)';
      context.fillRect(left, top + cell * (1 - FRONT), cell, cell * FRONT);
    }
    if (edge && scene.groundAt(x, y - 1) !== 'wall') {
      context.fillStyle = edge;
      context.fillRect(left, top, cell, line);
    }
  } else if (floorMark) {
    const dot = Math.max(1, Math.round(cell / 12));
    context.fillStyle = floorMark;
    context.fillRect(left + Math.round((cell - dot) / 2), top + Math.round((cell - dot) / 2), dot, dot);
  }
  const shade = sight === 'seen' ? shadeAt(scene, x, y) : 0;
  if (shade === 0) return;
  context.fillStyle = `rgba(0, 0, 0, ${shade})`;
  context.fillRect(left, top, cell, cell);
}

/** How dark a cell in sight is: the farther from the player, the darker. */
function shadeAt({ frame: { player, view } }: RogueScene, x: number, y: number): number {
  const radius = Math.max(2, view.rows.length / 2, (view.rows[0]?.length ?? 0) / 2);
  const distance = Math.hypot(x - player.x, y - player.y);
  return Math.round(FADE * Math.min(1, distance / radius) * 100) / 100;
}
