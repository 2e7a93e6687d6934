import { SourceText } from '../../../core/sourceText';
import { PLAYER } from '../../choices';
import type { Game } from '../../game';
import { ask } from './queries';
import { DEFAULT_SEED, GameContext } from '../engine/context';
import { display } from '../engine/display';
import type { MonsterSetup } from '../engine/encounter';
import { spireGameFormat } from '../language/format';
import { frameOf, type SpireFrame } from './frame';
import { GameLoop, type EncounterList } from '../engine/gameLoop';
import { playLine } from './playLine';
import { PLAYER_KINDS, playerKindOf } from '../engine/players';
import type { MonsterLine, SpireFile } from '../language/spireFile';
import { traceOf } from './trace';
import { transcript } from './transcript';

/** A game that is under way. */
export type SpireState = GameLoop;

/** The words of the generator's state; what a copy takes beside cards and monsters. */
const RANDOM_WEIGHT = 624;
const MONSTER_WEIGHT = 10;

/** Spire as a state machine; an input is a move line. `docs/games/spire.md#moves` */
export const spireGame: Game<SpireFile, SpireState, SpireFrame> = {
  id: 'spire',
  format: spireGameFormat,

  players: PLAYER_KINDS.map(({ word }) => word),

  seedOf: () => DEFAULT_SEED,

  start(file, seed, companions) {
    const context = new GameContext(seed ?? DEFAULT_SEED);
    const player = playerKindOf(companions.get(PLAYER)).create(context);
    return GameLoop.begin(context, player, encountersOf(file));
  },

  step: playLine,
  copy: (loop) => loop.copy(),
  status: (loop) => loop.getStatus(),
  turn: (loop) => loop.getTurn(),
  frame: frameOf,
  copyCost: (loop) => RANDOM_WEIGHT + MONSTER_WEIGHT * (1 + loop.getEncounter().getMonsters().length),
  trace: traceOf,
  renderText: (loop) => display(loop.getEncounter()),
  transcript,
  ask,
  inputsOf: (moves) => [...new SourceText(moves).lines],
};

function encountersOf({ encounters }: SpireFile): EncounterList {
  return { length: encounters.length, setups: (index) => setupsOf(encounters[index]?.monsters ?? []) };
}

function setupsOf(lines: readonly MonsterLine[]): MonsterSetup[] {
  const setups: MonsterSetup[] = [];
  for (const { pair } of lines) if (pair?.type && pair.hp) setups.push([pair.type, pair.hp]);
  return setups;
}
