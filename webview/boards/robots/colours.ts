import type { Team } from '../../../src/games/robots/facts/robots';

/** The colours of one team. One team is dark with light text, the other light with dark text, so that everybody can tell them apart. */
interface TeamColours {
  readonly fill: string;
  readonly text: string;
  /** The line around a robot, and the trail of a medic. */
  readonly edge: string;
}

/** The colours of a board of a robot war. */
export interface RobotsColours {
  readonly floor: string;
  /** The lines between the cells. */
  readonly line: string;
  /** The numbers of columns and rows. */
  readonly number: string;
  readonly teams: Readonly<Record<Team, TeamColours>>;
  /** The part of a health bar that is full, and the one that is empty. */
  readonly health: string;
  readonly noHealth: string;
  readonly attack: string;
  readonly heal: string;
  /** Around arrows and amounts, so that they show on everything. */
  readonly halo: string;
}

/** A war has no original board: these are Turnsmith's own. */
export const USUAL: RobotsColours = {
  floor: '#f5f2ea',
  line: '#ddd8ca',
  number: '#756f5f',
  teams: {
    1: { fill: '#1f4f9f', text: '#ffffff', edge: '#0b2654' },
    2: { fill: '#ffc15e', text: '#241300', edge: '#7a4300' },
  },
  health: '#2c8a47',
  noHealth: '#c9c3b4',
  attack: '#c2141c',
  heal: '#00713a',
  halo: '#ffffff',
};

/** High-visibility colours: far apart in lightness, safe for colour-blind eyes. */
export const READABLE: RobotsColours = {
  floor: '#ffffff',
  line: '#a0a0a0',
  number: '#404040',
  teams: {
    1: { fill: '#00264d', text: '#ffffff', edge: '#000000' },
    2: { fill: '#ffe14d', text: '#000000', edge: '#6b4a00' },
  },
  health: '#000000',
  noHealth: '#ffffff',
  attack: '#b00000',
  heal: '#0039b3',
  halo: '#ffffff',
};
