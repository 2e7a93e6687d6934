import { HIDDEN, Obstacles, SEEN } from './obstacles';

/** The signs of the four quarters in their order. */
const QUARTERS: readonly (readonly [ySign: number, xSign: number])[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** One direction of the map as an octant walks along it. */
interface Axis {
  /** The viewer's coordinate. */
  readonly viewer: number;
  readonly size: number;
  /** How far apart neighbours along this axis are in the arrays. */
  readonly stride: number;
  /** 1 or -1. */
  readonly sign: number;
}

/** Reused by every call: a field of view is computed in one go. */
const obstacles = new Obstacles();

/**
 * The field of view from a cell, by Mingos' Restrictive Precise Angle Shadowcasting (MRPAS, libtcod's `FOV_RESTRICTIVE`), quirks included: over a
 * square of `radius` cells each way, walls lit. `transparent` and `visible` hold a byte for each cell, row by row; cells that are seen become 1
 * in `visible`, the others stay as they are, so hand it filled with 0. The viewer must be on the map. `docs/games/rogue.md#field-of-view`
 */
export function computeFov(
  transparent: Uint8Array,
  visible: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  radius: number,
): void {
  visible[y * width + x] = 1;
  for (const [ySign, xSign] of QUARTERS) {
    const alongX: Axis = { viewer: x, size: width, stride: 1, sign: xSign };
    const alongY: Axis = { viewer: y, size: height, stride: width, sign: ySign };
    castOctant(transparent, visible, alongX, alongY, radius, false);
    castOctant(transparent, visible, alongY, alongX, radius, true);
  }
}

/** Lights an octant: its lines advance along one axis, the cells of a line follow the side axis. */
function castOctant(
  transparent: Uint8Array,
  visible: Uint8Array,
  advance: Axis,
  side: Axis,
  radius: number,
  skips: boolean,
): void {
  const back = -advance.sign * advance.stride;
  const sideStep = side.sign * side.stride;
  const lines = Math.min(radius, cellsAhead(advance));
  const cellsAside = cellsAhead(side);
  const hasCellAcross = cellsBehind(side) > 0;
  obstacles.count = 0;
  let least = 0;
  for (let line = 1; line <= lines; line++) {
    const slope = 1 / line;
    const half = slope * 0.5;
    const nearer = obstacles.count;
    const lineStart = (advance.viewer + line * advance.sign) * advance.stride + side.viewer * side.stride;
    const last = Math.min(line, cellsAside);
    let isLit = false;
    let isClosed = false;
    for (let step = Math.trunc((least + half) / slope); step <= last; step++) {
      const cell = lineStart + step * sideStep;
      const centre = step * slope;
      const start = centre - half;
      const end = centre + half;
      const isTransparent = transparent[cell] !== 0;
      let outcome = SEEN;
      if (nearer > 0) {
        const before = cell + back;
        const diagonal = before - sideStep;
        const isReached =
          (visible[before] !== 0 && transparent[before] !== 0) ||
          ((step > 0 || hasCellAcross) && visible[diagonal] !== 0 && transparent[diagonal] !== 0);
        outcome = isReached ? obstacles.meet(nearer, start, centre, end, isTransparent, skips) : HIDDEN;
      }
      if (outcome === HIDDEN) continue;
      isLit = true;
      visible[cell] = 1;
      if (isTransparent) continue;
      if (least >= start) {
        least = end;
        isClosed ||= step === line;
      } else if (outcome === SEEN) {
        obstacles.add(start, end);
      }
    }
    if (!isLit || isClosed) return;
  }
}

function cellsAhead({ viewer, size, sign }: Axis): number {
  return sign > 0 ? size - 1 - viewer : viewer;
}

function cellsBehind({ viewer, size, sign }: Axis): number {
  return sign > 0 ? viewer : size - 1 - viewer;
}
