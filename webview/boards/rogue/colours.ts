import { ACTOR_LOOKS, REMAINS_LOOK } from '../../../src/games/rogue/facts/actors';
import { FLOOR_TYPE, SHROUD, WALL_TYPE, type Color } from '../../../src/games/rogue/facts/tileTypes';
import type { FrameEntity } from '../../../src/games/rogue/play/frame';
import type { Sight } from './scene';

/** The colours of ground that is known in one way; a mark is the colour of its pattern, `null` draws none. */
export interface GroundColours {
  readonly floor: string;
  readonly wall: string;
  readonly floorMark: string | null;
  readonly wallMark: string | null;
  /** The lit upper edge of a wall; absent where walls are flat. */
  readonly edge?: string;
}

/** A glyph and what lies under it; `null` leaves the ground bare. */
export interface GlyphColours {
  readonly glyph: string;
  readonly body: string | null;
}

/** The colours of a board of the roguelike. */
export interface RogueColours {
  readonly ground: Readonly<Record<Sight, GroundColours>>;
  readonly shroud: string;
  /** The line around bodies. */
  readonly edge: string;
  readonly path: string;
  readonly pathEdge: string;
  /** The dashed frame around those who are out of sight. */
  readonly unseen: string;
  glyphOf(entity: FrameEntity, isSeen: boolean): GlyphColours;
}

/** Light falls off from the player, by up to this share. */
export const FADE = 0.3;

/** Dark stone and a warm lit floor, in every theme; what is remembered is dim, and what was never seen dark. */
export const DUNGEON: RogueColours = {
  ground: {
    seen: { floor: '#3d3122', wall: '#7a6142', floorMark: '#4d4030', wallMark: null, edge: '#a98a60' },
    remembered: { floor: '#20222a', wall: '#363a47', floorMark: '#2a2d37', wallMark: null, edge: '#4a4f60' },
    unknown: { floor: '#1a1a20', wall: '#101014', floorMark: '#2c2c36', wallMark: '#2c2c36', edge: '#24242c' },
  },
  shroud: '#131316',
  edge: '#000000',
  path: '#ffb86b',
  pathEdge: '#1a1208',
  unseen: '#b0b0b0',
  glyphOf: ({ char }, isSeen) => ({ glyph: isSeen ? (LETTERS[char] ?? '#ffffff') : '#b0b0b0', body: null }),
};

const css = ([red, green, blue]: Color): string => `rgb(${red}, ${green}, ${blue})`;

const UNSEEN = '#d0d0d0';

const LETTERS: Readonly<Record<string, string>> = {
  [ACTOR_LOOKS.player.char]: '#ffffff',
  [ACTOR_LOOKS.orc.char]: '#8fd97f',
  [ACTOR_LOOKS.troll.char]: '#43d17f',
  [REMAINS_LOOK.char]: '#ff8a80',
};

/** The reference's own; what it never shows is darker, with a pattern. */
export const ORIGINAL: RogueColours = {
  ground: {
    seen: { floor: css(FLOOR_TYPE.light), wall: css(WALL_TYPE.light), floorMark: null, wallMark: null },
    remembered: { floor: css(FLOOR_TYPE.dark), wall: css(WALL_TYPE.dark), floorMark: null, wallMark: null },
    unknown: { floor: '#26263d', wall: '#0c0c14', floorMark: '#8585a8', wallMark: '#3c3c55' },
  },
  shroud: css(SHROUD),
  edge: '#000000',
  path: '#a30044',
  pathEdge: '#ffffff',
  unseen: UNSEEN,
  glyphOf: ({ color }, isSeen) => ({ glyph: isSeen ? css(color) : UNSEEN, body: null }),
};

const REMAINS: GlyphColours = { glyph: '#000000', body: '#e0e0e0' };

const BODIES: Readonly<Record<string, GlyphColours>> = {
  [ACTOR_LOOKS.player.char]: { glyph: '#ffffff', body: '#0039b3' },
  [ACTOR_LOOKS.orc.char]: { glyph: '#000000', body: '#ffb000' },
  [ACTOR_LOOKS.troll.char]: { glyph: '#ffffff', body: '#8a0f4f' },
  [REMAINS_LOOK.char]: REMAINS,
};

/** Easy to tell apart at a glance, for everybody: far apart in lightness, a pattern for each kind of ground, a body under every glyph. */
export const READABLE: RogueColours = {
  ground: {
    seen: { floor: '#ffffff', wall: '#4a4a4a', floorMark: null, wallMark: '#ffffff' },
    remembered: { floor: '#9a9a9a', wall: '#262626', floorMark: '#000000', wallMark: '#a8a8a8' },
    unknown: { floor: '#5a5a5a', wall: '#000000', floorMark: '#ffffff', wallMark: '#767676' },
  },
  shroud: '#000000',
  edge: '#000000',
  path: '#b8006b',
  pathEdge: '#ffffff',
  unseen: '#ffffff',
  glyphOf: ({ char }) => BODIES[char] ?? REMAINS,
};
