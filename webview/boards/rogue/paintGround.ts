import type { Brush } from '../canvasBoard';
import type { RogueColours } from './colours';
import type { Ground, RogueScene, Sight } from './scene';

/** Ground that is painted alike. */
interface Kind {
  readonly ground: Ground;
  readonly sight: Sight;
}

/** Paints the ground in view, the shroud over what is unknown. */
export function paintRogueGround(brush: Brush, scene: RogueScene, colours: RogueColours): void {
  const { context, cell, firstRow, lastRow, firstColumn, lastColumn } = brush;
  context.fillStyle = colours.shroud;
  context.fillRect(
    firstColumn * cell,
    firstRow * cell,
    (lastColumn - firstColumn + 1) * cell,
    (lastRow - firstRow + 1) * cell,
  );
  for (let y = firstRow; y <= lastRow; y++) {
    for (let x = firstColumn; x <= lastColumn;) {
      const kind: Kind = { ground: scene.groundAt(x, y), sight: scene.sightOf(x, y) };
      let end = x + 1;
      while (end <= lastColumn && scene.groundAt(end, y) === kind.ground && scene.sightOf(end, y) === kind.sight) end++;
      paintRun(brush, scene, kind, y, x, end, colours);
      x = end;
    }
  }
}

/** Cells of one kind beside each other; `end` is exclusive. */
function paintRun(
  brush: Brush,
  scene: RogueScene,
  { ground, sight }: Kind,
  y: number,
  start: number,
  end: number,
  colours: RogueColours,
): void {
  if (ground === null) return;
  const { context, cell } = brush;
  const { floor, wall, floorMark, wallMark } = colours.ground[sight];
  context.fillStyle = ground === 'wall' ? wall : floor;
  context.fillRect(start * cell, y * cell, (end - start) * cell, cell);
  const mark = ground === 'wall' ? wallMark : floorMark;
  if (!mark) return;
  context.beginPath();
  for (let x = start; x < end; x++) {
    // A pattern would strike out whoever stands there.
    if (scene.entitiesAt(x, y).length === 0) addStrokes(brush, PATTERNS[ground][sight], x, y);
  }
  context.strokeStyle = mark;
  context.lineWidth = Math.max(1, cell / 16);
  context.stroke();
}

function addStrokes({ context, cell }: Brush, strokes: readonly Stroke[], x: number, y: number): void {
  for (const [fromX, fromY, toX, toY] of strokes) {
    context.moveTo((x + fromX) * cell, (y + fromY) * cell);
    context.lineTo((x + toX) * cell, (y + toY) * cell);
  }
}

/** A stroke from one point to another, in shares of a cell. */
type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const RISING: Stroke = [0.2, 0.8, 0.8, 0.2];
const FALLING: Stroke = [0.2, 0.2, 0.8, 0.8];

/** What tells ground apart without its colour: crosses on walls in sight, slashes on remembered ones, level strokes on unknown ground. */
const PATTERNS: Readonly<Record<NonNullable<Ground>, Readonly<Record<Sight, readonly Stroke[]>>>> = {
  wall: {
    seen: [RISING, FALLING],
    remembered: [RISING],
    unknown: [
      [0.2, 0.35, 0.8, 0.35],
      [0.2, 0.65, 0.8, 0.65],
    ],
  },
  floor: { seen: [], remembered: [[0.44, 0.5, 0.56, 0.5]], unknown: [[0.35, 0.5, 0.65, 0.5]] },
};
