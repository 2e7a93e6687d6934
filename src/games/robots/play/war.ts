import type { EventLog } from '../../events';
import type { Game } from '../../game';
import { SEED, TURNS } from '../../options';
import * as events from '../engine/events';
import { SQUARES } from '../facts/board';
import { frameOf, statusOf, type RobotsFrame } from './frame';
import { healthsOf } from './healths';
import type { RobotsQueries } from './queries';
import type { RobotsState } from './setup';
import { terminal } from './terminal';
import { renderText } from './textBoard';
import { traceOf } from './trace';

/** The one input of a war: let every robot act once. */
export const STEP = 'step';

/** The size of a generator's state, which every copy takes along. */
const GENERATOR_WORDS = 624;

/** How a war goes on, whatever file it was set up by. */
export const WAR = {
  board: 'robots-board',
  logPrefix: 'robots.log',
  eventKinds: events.ROBOTS_EVENT_KINDS,
  outcomes: ['over'],
  options: [SEED, TURNS],
  tick: STEP,

  step(state: RobotsState, input: string, log?: EventLog): boolean {
    if (input !== STEP || statusOf(state) !== 'playing') return false;
    const { world } = state;
    world.log = log ?? null;
    world.runTurn();
    state.turn++;
    state.healths[state.turn] = healthsOf(world);
    state.winner = world.gameOver();
    if (log && state.winner !== null) events.wins(log, state.winner);
    return true;
  },

  copy: (state) => ({ ...state, world: state.world.copy() }),
  status: statusOf,
  turn: (state) => state.turn,
  frame: frameOf,
  copyCost: ({ world }) => GENERATOR_WORDS + SQUARES + world.robotsInOrder().length,

  trace: traceOf,
  renderText: ({ world }) => renderText(world),
  terminal,
  /** Nobody makes a choice in a war. */
  parseInputs: () => [],
} as const satisfies Partial<Game<unknown, RobotsState, RobotsFrame, RobotsQueries>>;
