import type { Game, GameEvent } from '../../game';
import type { Arena } from '../language/arena/arena';
import { rangeOfWord } from '../language/arena/arenaLine';
import { robotArenaFormat } from '../language/arena/format';
import { ask } from './queries';
import { cellAt, CELLS, isOnBoard, SIZE } from '../facts/board';
import * as events from '../engine/events';
import { frameOf, type RobotsFrame } from './frame';
import { MedicRobot } from '../engine/medicRobot';
import { renderText } from './textBoard';
import type { Robot } from '../engine/robot';
import { startWar, type RobotsState } from './state';

/** The one input of a war: let every robot act once. */
export const STEP = 'step';

/** The size of a generator's state, which every copy takes along. */
const GENERATOR_WORDS = 624;

/**
 * Robot war as a state machine. It is over when a team has won or the turns are played.
 * `docs/games/robots.md#the-end`
 */
export const robotsGame: Game<Arena, RobotsState, RobotsFrame> = {
  id: 'robots',
  format: robotArenaFormat,
  tick: STEP,

  seedOf: ({ seed }) => seed,
  start: (arena, seed, companions) => startWar(arena, seed ?? arena.seed, companions),

  step(state: RobotsState, input: string, log?: GameEvent[]): boolean {
    if (input !== STEP || robotsGame.status(state) !== 'playing') return false;
    const { world } = state;
    world.events = log ?? null;
    world.runTurn();
    state.turn++;
    state.winner = world.gameOver();
    if (state.winner !== null) log?.push(events.wins(state.winner));
    return true;
  },

  copy: (state) => ({ ...state, world: state.world.copy() }),
  status: ({ winner, turn, turnLimit }) => (winner === null && turn < turnLimit ? 'playing' : 'over'),
  turn: (state) => state.turn,
  frame: frameOf,
  copyCost: ({ world }) => GENERATOR_WORDS + CELLS + world.robotsInOrder().length,

  trace: ({ world, turn, winner }) => ({ turn, robots: world.robotsInOrder().map(traceOf), winner }),
  renderText: ({ world }) => renderText(world),
  /** The line of the robot that starts in the cell. */
  rangeOfCell(arena, [row, column]) {
    const y = SIZE - 1 - row;
    const robot = isOnBoard(column, y) ? arena.holderOf(cellAt(column, y)) : null;
    return robot && rangeOfWord(robot, robot.code);
  },
  /** A war has no keys. */
  inputsOf: () => [],
  ask,
};

function traceOf(robot: Robot): object {
  const { kind, x, y } = robot;
  const common = { kind, team: robot.getTeam(), x, y, direction: robot.getDirection(), health: robot.getHealth() };
  return robot instanceof MedicRobot ? { ...common, command: robot.dueCommand() } : common;
}
