import type { Game } from '../../game';
import { SEED, TURNS } from '../../options';
import type { SnakeBattle } from '../engine/battle';
import { SNAKES_EVENT_KINDS } from '../engine/events';
import { SLOTS } from '../facts/field';
import { snakeRulesFormat } from '../language/format';
import type { SnakeFile } from '../language/snakeFile';
import { frameOf, type SnakesFrame } from './frame';
import { marksOf } from './marks';
import { queriesOf, type SnakesQueries } from './queries';
import { startBattle } from './setup';
import { terminal } from './terminal';
import { renderText } from './textBoard';
import { traceOf } from './trace';

/** A battle that is under way. */
export interface SnakesState {
  readonly battle: SnakeBattle;
  /** The slot in which the edited file stands; `null` when it stands in none. */
  readonly edited: number | null;
}

/** The only input: one turn. */
export const STEP = 'step';

/** What a copy holds: the words of the generator, the field with its margins and the snakes. */
const COPY_COST = 1500;

/** Snake battle as a state machine. The definition is the edited file; those of the other slots come with the setup. */
export const snakesGame: Game<SnakeFile, SnakesState, SnakesFrame, SnakesQueries> = {
  id: 'snakes',
  format: snakeRulesFormat,
  board: 'snakes-board',
  logPrefix: 'snakes.log',
  eventKinds: SNAKES_EVENT_KINDS,
  outcomes: ['over'],
  options: [SEED, TURNS],
  slotCount: SLOTS.length,
  tick: STEP,

  seedOf: () => '0',
  start: startBattle,

  step({ battle }, input, log) {
    if (input !== STEP) return false;
    battle.log = log ?? null;
    return battle.step();
  },

  copy: ({ battle, edited }) => ({ battle: battle.copy(), edited }),
  status: ({ battle }) => battle.status,
  turn: ({ battle }) => battle.turn,
  frame: ({ battle, edited }) => frameOf(battle, edited),
  copyCost: () => COPY_COST,

  queries: ({ battle }) => queriesOf(battle),
  trace: ({ battle }) => traceOf(battle),
  renderText: ({ battle }) => renderText(battle),
  terminal,
  parseInputs: () => [],
  marks: ({ battle, edited }) => marksOf(battle, edited),
};
