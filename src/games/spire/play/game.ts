import { SourceText } from '../../../core/sourceText';
import type { Game } from '../../game';
import { SEED } from '../../options';
import { DEFAULT_SEED } from '../engine/context';
import { SPIRE_EVENT_KINDS } from '../engine/events';
import type { GameLoop } from '../engine/gameLoop';
import { PLAYER } from '../facts/players';
import { spireGameFormat } from '../language/format';
import type { SpireFile } from '../language/spireFile';
import { frameOf, type SpireFrame } from './frame';
import { legalMoves } from './legalMoves';
import { playLine } from './move';
import { queriesOf, type SpireQueries } from './queries';
import { beginGame } from './setup';
import { stateKey } from './stateKey';
import { renderText } from './textBoard';
import { traceOf } from './trace';
import { dialogue } from './transcript';

/** A game that is under way. */
export type SpireState = GameLoop;

/** The words of the generator's state; what a copy takes beside cards and monsters. */
const RANDOM_COST = 624;
const MONSTER_COST = 10;

/** Spire as a state machine; an input is a move line. `docs/games/spire.md#moves` */
export const spireGame: Game<SpireFile, SpireState, SpireFrame, SpireQueries> = {
  id: 'spire',
  format: spireGameFormat,
  board: 'spire-board',
  logPrefix: 'spire.log',
  eventKinds: SPIRE_EVENT_KINDS,
  outcomes: ['won', 'lost'],
  options: [SEED, PLAYER],
  unit: 'move',

  seedOf: () => DEFAULT_SEED,
  start: beginGame,
  step: playLine,
  copy: (loop) => loop.copy(),
  status: (loop) => loop.getStatus(),
  turn: (loop) => loop.getTurn(),
  frame: frameOf,
  copyCost: (loop) => RANDOM_COST + MONSTER_COST * (1 + loop.getEncounter().getMonsters().length),

  inputs: (loop) => legalMoves(loop),
  stateKey,
  queries: queriesOf,

  trace: traceOf,
  renderText: (loop) => renderText(loop.getPlayer(), loop.getEncounter().getMonsters()),
  terminal: { dialogue },
  parseInputs: (moves) => [...new SourceText(moves).lines],
};
