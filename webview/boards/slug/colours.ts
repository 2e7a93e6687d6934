import type { Palette } from '../../palette/palette';
import { mixed } from '../../sprites/sprite';

/** The colours of a board of SlugDungeon. */
export interface SlugColours {
  /** Tells these colours from others in a cache of pictures. */
  readonly name: string;
  readonly wall: string;
  /** The front of a wall above floor. */
  readonly wallFront: string;
  /** The line where floor meets wall. */
  readonly wallEdge: string;
  readonly floor: string;
  /** The lines between cells of the floor. */
  readonly grid: string;
  /** The whole cell of a goal, where the goal's own frame is not enough; else `null`. */
  readonly goalGround: string | null;
  readonly goal: string;
  readonly player: string;
  readonly slugs: Readonly<Record<string, string>>;
  /** The ring around a slug that moves in the coming turn. */
  readonly ready: string;
  readonly reach: string;
  readonly healthy: string;
  readonly weak: string;
}

const ORIGINAL_WALL = '#2e2208';

/** The original's own: other fills, the same shapes. */
export const ORIGINAL: SlugColours = {
  name: 'original',
  wall: ORIGINAL_WALL,
  wallFront: mixed(ORIGINAL_WALL, '#000000', 0.28),
  wallEdge: mixed(ORIGINAL_WALL, '#ffffff', 0.18),
  floor: '#f5efc9',
  grid: '#e4dcae',
  goalGround: '#f0d005',
  goal: '#8a7600',
  player: '#81b7e3',
  slugs: { NiceSlug: '#008000', AngrySlug: '#008000', ScaredSlug: '#008000' },
  ready: '#ffb6c1',
  reach: '#1a5fb4',
  healthy: '#1f7a1f',
  weak: '#c4314b',
};

/** Told apart at a glance and by everybody: far apart in lightness, safe for colour-blind eyes, everything flat and with an edge. */
export const READABLE: SlugColours = {
  name: 'readable',
  wall: '#000000',
  wallFront: '#000000',
  wallEdge: '#767676',
  floor: '#ffffff',
  grid: '#c8c8c8',
  goalGround: '#ffd500',
  goal: '#000000',
  player: '#56b4e9',
  slugs: { NiceSlug: '#8fe3c0', AngrySlug: '#ff9d6c', ScaredSlug: '#e3b9f0' },
  ready: '#b8006b',
  reach: '#0039b3',
  healthy: '#00704a',
  weak: '#b8002e',
};

/** The same on dark, so that no white sheet glares in a dark theme. */
export const READABLE_DARK: SlugColours = {
  name: 'readable on dark',
  wall: '#3a3a3a',
  wallFront: '#3a3a3a',
  wallEdge: '#ffffff',
  floor: '#000000',
  grid: '#4d4d4d',
  goalGround: null,
  goal: '#ffe14d',
  player: '#56b4e9',
  slugs: { NiceSlug: '#4fe0a8', AngrySlug: '#ff8a4c', ScaredSlug: '#e3b9f0' },
  ready: '#ffe14d',
  reach: '#6cb6ff',
  healthy: '#3ddc97',
  weak: '#ff6b6b',
};

/** High-visibility colours for a theme. */
export const readableColours = ({ isLight }: Palette): SlugColours => (isLight ? READABLE : READABLE_DARK);

const known = new WeakMap<Palette, SlugColours>();

/** The colours that the theme gives: the same object as long as the theme is the same. */
export function themeColours(palette: Palette): SlugColours {
  const colours = known.get(palette) ?? deriveColours(palette);
  known.set(palette, colours);
  return colours;
}

function deriveColours(palette: Palette): SlugColours {
  const { floor, grid, wall, wallFront, wallEdge, yellow, blue, green, orange, purple, red } = palette;
  return {
    name: 'theme',
    wall,
    wallFront,
    wallEdge,
    floor,
    grid,
    goalGround: null,
    goal: yellow,
    player: blue,
    slugs: { NiceSlug: green, AngrySlug: orange, ScaredSlug: purple },
    ready: yellow,
    reach: blue,
    healthy: green,
    weak: red,
  };
}
