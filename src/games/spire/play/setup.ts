import { wordOf } from '../../options';
import type { GameSetup } from '../../setup';
import { DEFAULT_SEED, GameContext } from '../engine/context';
import type { MonsterSetup } from '../engine/encounter';
import { GameLoop, type EncounterList } from '../engine/gameLoop';
import { createPlayer } from '../engine/players';
import { PLAYER } from '../facts/players';
import type { MonsterLine, SpireFile } from '../language/spireFile';

/** The game of a file without errors, at turn 0, with the player and the seed that were chosen. */
export function beginGame(file: SpireFile, { seed, options }: GameSetup<SpireFile>): GameLoop {
  const context = new GameContext(seed ?? DEFAULT_SEED);
  return GameLoop.begin(context, createPlayer(wordOf(PLAYER, options), context), encountersOf(file));
}

function encountersOf({ encounters }: SpireFile): EncounterList {
  return { length: encounters.length, setups: (index) => setupsOf(encounters[index]?.monsters ?? []) };
}

function setupsOf(lines: readonly MonsterLine[]): MonsterSetup[] {
  const setups: MonsterSetup[] = [];
  for (const { pair } of lines) if (pair?.type && pair.hp) setups.push([pair.type, pair.hp]);
  return setups;
}
