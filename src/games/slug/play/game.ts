import type { EventLog } from '../../events';
import type { Game, Status } from '../../game';
import { SLUG_EVENT_KINDS } from '../engine/events';
import type { SlugDungeonModel } from '../engine/model';
import { slugLevelFormat } from '../language/format';
import type { SlugLevel } from '../language/level';
import { generate, searchWin } from '../solver';
import { frameOf, groundOf, type SlugFrame } from './frame';
import { deltaOf, KEYS } from './keys';
import { recipeOf } from './recipe';
import { buildModel } from './setup';
import { stateKey } from './stateKey';
import { terminal } from './terminal';
import { renderText } from './textBoard';
import { traceOf } from './trace';

/** A game of SlugDungeon that is under way. */
export interface SlugState {
  readonly model: SlugDungeonModel;
  readonly ground: readonly string[];
  turn: number;
  status: Status;
}

/** SlugDungeon as a state machine; an input is a key. There is no chance in it. */
export const slugGame: Game<SlugLevel, SlugState, SlugFrame> = {
  id: 'slug',
  format: slugLevelFormat,
  board: 'slug-board',
  logPrefix: 'slug.log',
  eventKinds: SLUG_EVENT_KINDS,
  outcomes: ['won', 'lost'],
  options: [],

  seedOf: () => null,

  start(level) {
    const model = buildModel(level);
    return { model, ground: groundOf(model), turn: 0, status: 'playing' };
  },

  step(state: SlugState, input: string, log?: EventLog): boolean {
    const delta = deltaOf(input);
    if (!delta || state.status !== 'playing') return false;
    const { model } = state;
    model.log = log ?? null;
    if (!model.handlePlayerMove(delta)) return false;
    state.turn++;
    if (model.hasWon()) state.status = 'won';
    else if (model.hasLost()) state.status = 'lost';
    return true;
  },

  copy: ({ model, ground, turn, status }) => ({ model: model.copy(), ground, turn, status }),
  status: (state) => state.status,
  turn: (state) => state.turn,
  frame: ({ model, ground, turn, status }) => frameOf(model, ground, turn, status),

  copyCost({ model }) {
    const [rows, columns] = model.getDimensions();
    return rows * columns;
  },

  inputs: ({ model, status }) =>
    status === 'playing' ? KEYS.filter(({ delta }) => model.canPlayerMove(delta)).map(({ input }) => input) : [],
  stateKey: ({ model }) => stateKey(model),
  search: ({ model }, limits, wish) => searchWin?.(model, KEYS, limits, wish) ?? null,
  generate: ({ like, size, ...wish }, limits) => generate?.(recipeOf(like, size), wish, KEYS, limits) ?? null,

  trace: (state, input) => traceOf(slugGame.frame(state), input),
  renderText: (state) => renderText(slugGame.frame(state)),
  terminal,
  rangeOfCell: (level, [row, column]) => (level.rows[row] ? level.rangeOfCell({ row, column }) : null),
  parseInputs: (text) => [...text.replaceAll('_', ' ')],
};
