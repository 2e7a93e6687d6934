import type { Game, GameEvent, Status } from '../../game';
import { ask } from './queries';
import { buildEngine } from './buildEngine';
import type { Engine } from '../engine/engine';
import { eventOf } from './events';
import { rogueDungeonFormat } from '../language/format';
import { frameOf, type RogueFrame } from './frame';
import { keyFor } from './keys';
import { groundRows, visibleRows, wholeBox } from './mapText';
import { textOf } from '../engine/messages';
import { renderText } from './textBoard';
import type { RogueFile } from '../language/rogueFile';

/** A game of the roguelike that is under way. */
export interface RogueState {
  readonly engine: Engine;
  /** The whole ground, as in `RogueFrame`. */
  readonly ground: readonly string[];
  turn: number;
}

/** The roguelike as a state machine; an input is a key of `KEYS`. Chance makes generated dungeons, nothing afterwards. */
export const rogueGame: Game<RogueFile, RogueState, RogueFrame> = {
  id: 'rogue',
  format: rogueDungeonFormat,

  seedOf: (file) => (file.isGenerated ? file.seed : null),

  start(file, seed) {
    const engine = buildEngine(file, seed ?? file.seed);
    return { engine, ground: groundRows(engine.gameMap), turn: 0 };
  },

  step(state: RogueState, input: string, events?: GameEvent[]): boolean {
    const { engine } = state;
    if (!keyFor(input) || !engine.eventHandler.handleEvents(input)) return false;
    state.turn++;
    events?.push(...engine.messages.map(eventOf));
    return true;
  },

  copy: ({ engine, ground, turn }) => ({ engine: engine.copy(), ground, turn }),
  status: ({ engine }): Status => (engine.player.isAlive ? 'playing' : 'lost'),
  turn: ({ turn }) => turn,
  frame: (state) => frameOf(state.engine, state.ground, state.turn, rogueGame.status(state)),
  copyCost: ({ engine: { gameMap } }) => gameMap.width * gameMap.height + gameMap.entities.size,

  trace(state, input) {
    const { gameMap, player, messages } = state.engine;
    return {
      turn: state.turn,
      key: input,
      player: { x: player.x, y: player.y, hp: player.fighter.hp },
      monsters: state.engine.monsters.map(({ name, x, y, fighter, isAlive }) => ({
        name,
        x,
        y,
        hp: fighter.hp,
        alive: isAlive,
      })),
      messages: messages.map(textOf),
      visible: visibleRows(gameMap, wholeBox(gameMap)),
      status: rogueGame.status(state),
    };
  },

  rangeOfCell({ map }, [y, x]) {
    const symbol = map?.row(y)[x];
    return map && symbol !== undefined ? map.rangeOfCell({ symbol, x, y }) : null;
  },

  traceHeader: ({ ground }) => ({ map: ground }),
  renderText: ({ engine }) => renderText(engine),
  inputsOf: (keys) => [...keys],
  ask,
};
