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

const css = ([red, green, blue]: Color): string => `rgb(${red}, ${green}, ${blue})`;

const UNSEEN = '#d0d0d0';

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
