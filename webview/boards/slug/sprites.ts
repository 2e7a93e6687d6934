import type { SlugColours } from './colours';

const FONT = 'Arial, sans-serif';

/** The parts of a board of SlugDungeon, each painted around the origin of a square of so many CSS pixels. */
export function paintBody(context: CanvasRenderingContext2D, side: number, fill: string, edge: string | null): void {
  circle(context, side / 2 - 0.5);
  context.fillStyle = fill;
  context.fill();
  if (!edge) return;
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1, side / 24);
  context.stroke();
}

/** A dashed ring inside the body: this one moves in the coming turn. */
export function paintReady(context: CanvasRenderingContext2D, side: number, colour: string): void {
  circle(context, side * 0.42);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.5, side / 14);
  context.setLineDash([side / 6, side / 12]);
  context.stroke();
  context.setLineDash([]);
}

/** Rings, so that a goal is known by more than its colour. */
export function paintGoal(context: CanvasRenderingContext2D, side: number, colour: string): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, side / 24);
  for (const share of [0.4, 0.26]) context.strokeRect(-side * share, -side * share, 2 * side * share, 2 * side * share);
}

/** Lines of text one below the other, outlined so that they can be read on any ground. */
export function paintNames(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  height: number,
  { text, textOutline }: SlugColours,
): void {
  context.font = `bold ${height}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = Math.max(2, height / 5);
  context.strokeStyle = textOutline;
  context.fillStyle = text;
  lines.forEach((line, i) => {
    const y = (i - (lines.length - 1) / 2) * height * 1.1;
    context.strokeText(line, 0, y);
    context.fillText(line, 0, y);
  });
}

function circle(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath();
  context.ellipse(0, 0, radius, radius, 0, 0, 2 * Math.PI);
}
