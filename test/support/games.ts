import { analyse, NO_COMPANIONS } from '../../src/games/analysis';
import type { Game } from '../../src/games/game';
import type { AnyGame } from '../../src/games/registry';
import { slugGame } from '../../src/games/slug/play/game';
import type { SlugState } from '../../src/games/slug/play/game';
import type { SessionSetup } from '../../src/play/session';
import { bareFormat } from './formats';

/** How often a game was asked for work. */
export interface Calls {
  steps: number;
  copies: number;
}

/** The game with its steps and copies counted, and perhaps with states that claim to be heavier. */
export function counted<D, S, F>(game: Game<D, S, F>, weight?: number): { game: Game<D, S, F>; calls: Calls } {
  const calls: Calls = { steps: 0, copies: 0 };
  const watched: Game<D, S, F> = {
    ...game,
    step(state, input, events) {
      calls.steps++;
      return game.step(state, input, events);
    },
    copy(state) {
      calls.copies++;
      return game.copy(state);
    },
    copyCost: (state) => weight ?? game.copyCost(state),
  };
  return { game: watched, calls };
}

/** What a session of SlugDungeon plays; the text must play. */
export function slugSetting(text: string): SessionSetup {
  const { definition, plays } = analyse(slugGame.format, text);
  if (!plays) throw new RangeError(text);
  return { definition, seed: null, companions: NO_COMPANIONS };
}

/** A game of SlugDungeon at its start; the text must play. */
export function slugStart(text: string): SlugState {
  const { definition } = analyse(slugGame.format, text);
  return slugGame.start(definition, null, NO_COMPANIONS);
}

/** Two states of a game are the same when their frames are. */
export function frameOf(game: AnyGame, state: unknown): unknown {
  return JSON.parse(JSON.stringify(game.frame(state)));
}

interface Countdown {
  left: number;
  turn: number;
  readonly seed: string | null;
  /** What the user chose under the name `colour`. */
  readonly colour: string | null;
}

/**
 * A game that goes on by itself and has a seed, a choice, marks and answers: its text is a number of turns, after which it is over. A text
 * that is no number does not play.
 */
export const countdown: Game<number, Countdown, Countdown> = {
  id: 'countdown',
  tick: 'tick',
  format: {
    ...bareFormat({}),
    languageId: 'countdown',
    checks: [
      {
        code: 'countdown/no-number',
        severity: 'error',
        check: (turns) => (Number.isNaN(turns) ? [{ range: { start: PLACE, end: PLACE } }] : []),
      },
    ],
    read: (source) => Number(source.text),
    format: String,
  },
  seedOf: () => '7',
  start: (turns, seed, companions) => ({ left: turns, turn: 0, seed, colour: companions.get('colour') ?? null }),
  step(state, input) {
    if (input !== 'tick' || state.left === 0) return false;
    state.left--;
    state.turn++;
    return true;
  },
  copy: (state) => ({ ...state }),
  status: ({ left }) => (left === 0 ? 'over' : 'playing'),
  turn: ({ turn }) => turn,
  frame: (state) => ({ ...state }),
  copyCost: () => 1,
  trace: (state) => state,
  renderText: ({ left }) => String(left),
  inputsOf: () => [],
  ask: ({ left }, question) => [question, left],
  marks: ({ left }) => [{ line: 0, label: { key: 'left', args: { left } } }],
};

const PLACE = { line: 0, character: 0 };
