import type { EventLog } from '../../events';
import type { Game, Status } from '../../game';
import { SEED } from '../../options';
import type { Engine } from '../engine/engine';
import { ROGUE_EVENT_KINDS } from '../engine/events';
import { rogueDungeonFormat } from '../language/format';
import { FREEZE } from '../language/refactorings';
import type { RogueFile } from '../language/rogueFile';
import { frameOf, type RogueFrame } from './frame';
import { freeze } from './freeze';
import { INPUTS, inputOfName, LEAVE, stepOf } from './keys';
import { groundRows } from './mapText';
import { queriesOf, type RogueQueries } from './queries';
import { buildEngine } from './setup';
import { stateKey } from './stateKey';
import { terminal } from './terminal';
import { renderText } from './textBoard';
import { traceOf } from './trace';

/** A game of the roguelike that is under way. */
export interface RogueState {
  readonly engine: Engine;
  /** The whole ground, as in `RogueFrame`. */
  readonly ground: readonly string[];
  turn: number;
}

/** The roguelike as a state machine; an input is a key, or leaving. Chance builds generated dungeons, and decides nothing afterwards. */
export const rogueGame: Game<RogueFile, RogueState, RogueFrame, RogueQueries> = {
  id: 'rogue',
  format: rogueDungeonFormat,
  board: 'rogue-board',
  logPrefix: 'rogue.log',
  eventKinds: ROGUE_EVENT_KINDS,
  outcomes: ['lost', 'over'],
  options: [SEED],

  seedOf: (file) => (file.isGenerated ? file.seed : null),

  start(file, { seed }) {
    const engine = buildEngine(file, seed ?? file.seed);
    return { engine, ground: groundRows(engine.gameMap), turn: 0 };
  },

  step(state: RogueState, input: string, log?: EventLog): boolean {
    const { engine } = state;
    const event = input === LEAVE ? 'escape' : stepOf(input);
    if (!event || rogueGame.status(state) !== 'playing') return false;
    engine.log = log ?? null;
    if (!engine.eventHandler.handleEvents(event) && !engine.hasLeft) return false;
    state.turn++;
    return true;
  },

  copy: ({ engine, ground, turn }) => ({ engine: engine.copy(), ground, turn }),
  status: ({ engine }): Status => (engine.hasLeft ? 'over' : engine.player.isAlive ? 'playing' : 'lost'),
  turn: ({ turn }) => turn,
  frame: (state) => frameOf(state.engine, state.ground, state.turn, rogueGame.status(state)),
  copyCost: ({ engine: { gameMap } }) => gameMap.width * gameMap.height + gameMap.entities.size,

  // Leaving is none of them: nobody who looks for a way to play would choose it.
  inputs: (state) => (rogueGame.status(state) === 'playing' ? INPUTS : []),
  stateKey: ({ engine }) => stateKey(engine),
  queries: ({ engine }) => queriesOf(engine),

  trace: (state, input) => traceOf(state.engine, state.turn, input, rogueGame.status(state)),
  traceHeader: ({ ground }) => ({ map: ground }),
  renderText: ({ engine }) => renderText(engine),
  terminal,

  rangeOfCell({ map }, [y, x]) {
    const symbol = map?.row(y)[x];
    return map && symbol !== undefined ? map.rangeOfCell({ symbol, x, y }) : null;
  },

  parseInputs: (text) => [...text].map((key) => inputOfName(key) ?? key),
  rewrite: (file, name) => (name === FREEZE ? freeze(file, file.seed) : null),
};
