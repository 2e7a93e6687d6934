import type { FrameRobot, RobotsFrame } from '../../../src/games/robots/play/frame';
import type { MedicWay } from '../../../src/games/robots/play/queries';
import type { RobotsPanelKey } from '../../../src/games/robots/texts';

/** A sign of the board: the words about it, and a scene of one row that shows it. */
export interface SignScene {
  readonly key: RobotsPanelKey;
  readonly frame: RobotsFrame;
  readonly ways: readonly MedicWay[];
}

const base: FrameRobot = {
  number: 1,
  line: 0,
  kind: 'attack',
  team: 1,
  x: 0,
  y: 0,
  direction: 'E',
  health: 50,
  file: null,
  command: null,
};

const scene = (
  robots: readonly Partial<FrameRobot>[],
  interactions: RobotsFrame['interactions'] = [],
): RobotsFrame => ({
  turn: 1,
  turnLimit: 1,
  status: 'playing',
  winner: null,
  size: 1,
  robots: robots.map((robot, i) => ({ ...base, number: i + 1, x: i, ...robot })),
  interactions,
});

const act = { robot: 1, target: 2, from: [0, 0], to: [1, 0] } as const;

/** The signs in the order in which one needs them. */
export const SIGNS: readonly SignScene[] = [
  { key: 'robots.sign.attack', frame: scene([{}, { team: 2, direction: 'W', x: 2 }]), ways: [] },
  {
    key: 'robots.sign.medic',
    frame: scene([{ kind: 'medic' }, { kind: 'medic', team: 2, direction: 'W', x: 2 }]),
    ways: [],
  },
  {
    key: 'robots.sign.health',
    frame: scene([{ direction: 'N' }, { direction: 'N', health: 20 }, { direction: 'N', health: 8 }]),
    ways: [],
  },
  {
    key: 'robots.sign.hit',
    frame: scene([{}, { team: 2, direction: 'N' }], [{ ...act, kind: 'attack', amount: 4, kills: false }]),
    ways: [],
  },
  {
    key: 'robots.sign.heal',
    frame: scene([{ kind: 'medic' }, { direction: 'N' }], [{ ...act, kind: 'heal', amount: 3, kills: false }]),
    ways: [],
  },
  { key: 'robots.sign.died', frame: scene([{}], [{ ...act, kind: 'attack', amount: 6, kills: true }]), ways: [] },
  {
    key: 'robots.sign.way',
    frame: scene([{ kind: 'medic', x: 1 }]),
    ways: [{ robot: 1, past: [[0, 0]], ahead: [[2, 0]] }],
  },
];
