import type { Team } from '../../../src/games/robots/facts/robots';
import type { Palette } from '../../palette/palette';

/** The colours of a board of a robot war, which has no original: these are Turnsmith's own. */
export interface RobotsColours {
  /** Tells these colours from others in a cache of pictures. */
  readonly name: string;
  readonly floor: string;
  /** The lines between the cells. */
  readonly grid: string;
  readonly teams: Readonly<Record<Team, string>>;
  /** The colours of the teams where they stand on the panel itself, in bars and lines. */
  readonly lines: Readonly<Record<Team, string>>;
  readonly healthy: string;
  readonly hurt: string;
  readonly weak: string;
  /** The part of a health bar that is empty. */
  readonly spent: string;
  readonly attack: string;
  readonly heal: string;
  /** What amounts are written in, and on. */
  readonly ink: string;
  readonly paper: string;
}

/** High-visibility colours on light: the teams far apart in lightness, all safe for colour-blind eyes. */
export const READABLE: RobotsColours = {
  name: 'readable',
  floor: '#ffffff',
  grid: '#a0a0a0',
  teams: { 1: '#1d4f91', 2: '#ffd400' },
  lines: { 1: '#1d4f91', 2: '#8a6a00' },
  healthy: '#00704a',
  hurt: '#8a5a00',
  weak: '#b00000',
  spent: '#b0b0b0',
  attack: '#b00000',
  heal: '#0039b3',
  ink: '#000000',
  paper: '#ffffff',
};

/** The same on dark, so that no white sheet glares in a dark theme. */
const READABLE_DARK: RobotsColours = {
  name: 'readable on dark',
  floor: '#000000',
  grid: '#4d4d4d',
  teams: { 1: '#4a94ff', 2: '#ffe14d' },
  lines: { 1: '#4a94ff', 2: '#ffe14d' },
  healthy: '#3ddc97',
  hurt: '#ffb000',
  weak: '#ff6b6b',
  spent: '#6b6b6b',
  attack: '#ff6b6b',
  heal: '#3ddc97',
  ink: '#ffffff',
  paper: '#000000',
};

/** High-visibility colours for a theme. */
export const readableColours = ({ isLight }: Palette): RobotsColours => (isLight ? READABLE : READABLE_DARK);

const known = new WeakMap<Palette, RobotsColours>();

/** The colours that the theme gives: the same object as long as the theme is the same. */
export function themeColours(palette: Palette): RobotsColours {
  const colours = known.get(palette) ?? deriveColours(palette);
  known.set(palette, colours);
  return colours;
}

function deriveColours(palette: Palette): RobotsColours {
  const { floor, grid, blue, orange, green, yellow, red, text, surface, wall } = palette;
  return {
    name: 'theme',
    floor,
    grid,
    teams: { 1: blue, 2: orange },
    lines: { 1: blue, 2: orange },
    healthy: green,
    hurt: yellow,
    weak: red,
    spent: wall,
    attack: red,
    heal: green,
    ink: text,
    paper: surface,
  };
}

/** The colour of a health bar that is full to a share. */
export function healthColour({ healthy, hurt, weak }: RobotsColours, share: number): string {
  if (share > 0.5) return healthy;
  return share > 0.25 ? hurt : weak;
}
