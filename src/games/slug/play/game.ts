import type { Game, GameEvent, Status } from '../../game';
import { slugLevelFormat } from '../language/format';
import { frameOf, groundOf, type SlugFrame } from './frame';
import { buildModel } from './loadLevel';
import type { SlugLevel } from '../language/level';
import type { SlugDungeonModel } from '../engine/model';
import type { Cell } from '../facts/steps';
import { renderText } from './textBoard';

/** A game of SlugDungeon that is under way. */
export interface SlugState {
  readonly model: SlugDungeonModel;
  readonly ground: readonly string[];
  turn: number;
  status: Status;
}

const STAY: Cell = [0, 0];

/** The step of a key, or `null` when the key means nothing; upper case means nothing either. `docs/games/slug.md#keys` */
export function deltaOf(key: string): Cell | null {
  switch (key) {
    case 'w':
      return [-1, 0];
    case 's':
      return [1, 0];
    case 'a':
      return [0, -1];
    case 'd':
      return [0, 1];
    case ' ':
      return STAY;
    default:
      return null;
  }
}

/** SlugDungeon as a state machine; an input is a key. There is no chance in it. */
export const slugGame: Game<SlugLevel, SlugState, SlugFrame> = {
  id: 'slug',
  format: slugLevelFormat,

  seedOf: () => null,

  start(level) {
    const model = buildModel(level);
    return { model, ground: groundOf(model), turn: 0, status: 'playing' };
  },

  step(state: SlugState, input: string, events?: GameEvent[]): boolean {
    const delta = deltaOf(input);
    if (!delta || state.status !== 'playing') return false;
    const { model } = state;
    model.events = events ?? null;
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

  trace(state, input) {
    const { turn, player, slugs, weapons, status } = slugGame.frame(state);
    return {
      turn,
      key: input,
      player: { position: player.position, health: player.health, poison: player.poison, weapon: player.weapon },
      slugs: slugs.map(({ name, position, health, poison, weapon, canMove }) => ({
        kind: name,
        position,
        health,
        poison,
        weapon,
        canMove,
      })),
      weapons: weapons.map(({ position, weapon }) => ({ position, weapon })),
      status,
    };
  },

  renderText: (state) => renderText(slugGame.frame(state)),
  rangeOfCell: (level, [row, column]) => (level.rows[row] ? level.rangeOfCell({ row, column }) : null),
  inputsOf: (keys) => [...keys.replaceAll('_', ' ')],
};
