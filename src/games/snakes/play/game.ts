import { analyse } from '../../analysis';
import { chosenTurns } from '../../choices';
import type { Companions } from '../../fileFormat';
import type { Game } from '../../game';
import { ask } from './queries';
import { SnakeBattle } from '../engine/battle';
import { SLOTS } from '../engine/field';
import { snakeRulesFormat } from '../language/format';
import type { SnakesFrame } from './frame';
import { marks } from './marks';
import type { SnakeProgram } from '../engine/snake';
import type { SnakeFile } from '../language/snakeFile';

/** A battle that is under way. */
export type SnakesState = SnakeBattle;

/** The only input: one turn. */
export const STEP = 'step';

/** The key of the companions that says in which slot the edited file stands, 1 to 4, or 0 for none; 1 where it says nothing. */
export const SELF = 'self';

/** The key of the companions under which the text of the snake in a slot stands. */
export function slotKey(slot: number): string {
  return `slot:${slot}`;
}

/** What a copy holds: the words of the generator, the field with its margins and the snakes. */
const WEIGHT = 1500;

/**
 * Snake battle as a state machine. The definition is the file that is edited; the companions hold the texts of the other slots. A text with
 * errors leaves its slot to the edited file, or empty.
 */
export const snakesGame: Game<SnakeFile, SnakesState, SnakesFrame> = {
  id: 'snakes',
  format: snakeRulesFormat,
  tick: STEP,

  seedOf: () => '0',

  start(definition, seed, companions) {
    const self = selfSlot(companions);
    const slots = Array.from({ length: SLOTS }, (_, index) => {
      const slot = index + 1;
      return programOf(companions.get(slotKey(slot))) ?? (slot === self ? definition : null);
    });
    const edited = slots[self - 1] === definition ? self : null;
    const turnLimit = chosenTurns(companions);
    return new SnakeBattle({ slots, edited, seed: seed ?? '0', ...(turnLimit === undefined ? {} : { turnLimit }) });
  },

  step(battle, input, events) {
    if (input !== STEP) return false;
    battle.events = events ?? null;
    return battle.step();
  },

  copy: (battle) => battle.copy(),
  status: (battle) => battle.status,
  turn: (battle) => battle.turn,
  frame: (battle) => battle.frame(),
  copyCost: () => WEIGHT,
  trace: (battle) => battle.trace(),
  renderText: (battle) => battle.print(),
  inputsOf: () => [],
  ask,
  marks,
};

function selfSlot(companions: Companions): number {
  const slot = Number(companions.get(SELF) ?? 1);
  return Number.isInteger(slot) && slot >= 0 && slot <= SLOTS ? slot : 1;
}

function programOf(text: string | null | undefined): SnakeProgram | null {
  if (text === null || text === undefined) return null;
  const { definition, plays } = analyse(snakeRulesFormat, text, { limit: 1 });
  return plays ? definition : null;
}
