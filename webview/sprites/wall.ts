import type { Sprite } from './sprite';

/** Which sides of a cell meet the other kind: floor for a wall, wall for a floor. */
export interface OpenSides {
  readonly north?: boolean;
  readonly east?: boolean;
  readonly south?: boolean;
  readonly west?: boolean;
}

/** A cell of wall: where floor is below it, its front is seen. */
export function wall({ north, east, south, west }: OpenSides): Sprite {
  return (context, { palette }) => {
    const fill = (colour: string, x: number, y: number, width: number, height: number): void => {
      context.fillStyle = colour;
      context.fillRect(x, y, width, height);
    };
    fill(palette.wall, 0, 0, 100, 100);
    if (south) fill(palette.wallFront, 0, 76, 100, 24);
    const edge = palette.isHighContrast ? 5 : 3.5;
    if (north) fill(palette.wallEdge, 0, 0, 100, edge);
    if (west) fill(palette.wallEdge, 0, 0, edge, 100);
    if (east) fill(palette.wallEdge, 100 - edge, 0, edge, 100);
    if (south && palette.isHighContrast) fill(palette.wallEdge, 0, 100 - edge, 100, edge);
  };
}
