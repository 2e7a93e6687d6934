import type { Cell } from '../core/cell';
import type { Message } from '../core/message';
import type { TextRange } from '../core/range';
import type { EventLog } from './events';
import type { FileFormat } from './fileFormat';
import type { Generated, GenerateLimits, GenerateWish } from './generate';
import type { Solution } from './jobs';
import type { GameOption } from './options';
import type { SearchLimits, SearchWish } from './search';
import type { GameSetup } from './setup';
import type { TerminalPlay } from './terminalPlay';

/** How a game stands: `over` is an end that is nobody's win or loss. */
export type Status = 'playing' | 'won' | 'lost' | 'over';

/**
 * A game as a state machine over a file's definition. The state is the game's own and is changed in place; `copy` forks it.
 * Everything that happens follows from definition, setup and inputs.
 */
export interface Game<Definition, State, Frame, Queries = unknown> {
  /** As in a trace's header; no two games share it. */
  readonly id: string;
  readonly format: FileFormat<Definition>;
  /** The tag of the custom element that draws it in the panel. */
  readonly board: string;
  /** Where the texts of its events stand: `LOGPREFIX.KIND`. */
  readonly logPrefix: string;
  /** Every kind of event that a turn may tell. */
  readonly eventKinds: readonly string[];
  /** The ends that it can come to. */
  readonly outcomes: readonly Exclude<Status, 'playing'>[];
  /** What the user may choose for it. */
  readonly options: readonly GameOption[];
  /** How many files fight each other, where several do; each has a slot, numbered from 1. */
  readonly slotCount?: number;
  /** The input that is a turn of a game that goes on by itself; absent where somebody has to choose. */
  readonly tick?: string;
  /** What an input is called where it is less than a turn of the game. */
  readonly unit?: 'move';
  /** Whether the playground plays such a file and the terminal does not, since it is no whole game. */
  readonly isPractice?: boolean;

  /** The seed that the file itself asks for, as a decimal string; `null` when the game has no chance in it. */
  seedOf(definition: Definition): string | null;
  /** The state at turn 0. The definition must have no error, nor the files that it names. */
  start(definition: Definition, setup: GameSetup<Definition>): State;
  /** Plays one input. `false`: the input is no turn and nothing changed. What happened goes to `log` when given. */
  step(state: State, input: string, log?: EventLog): boolean;
  copy(state: State): State;
  status(state: State): Status;
  /** Turns played since the start. */
  turn(state: State): number;
  /** What a board needs to draw this state: plain data that stays true when the state moves on. */
  frame(state: State): Frame;
  /** How much memory a copy takes, in cells; tells how often a timeline may keep one. */
  copyCost(state: State): number;

  /** The inputs that are a turn here, in a fixed order; none after the end. Present where somebody has choices. */
  inputs?(state: State): readonly string[];
  /** Equal for two states of one start exactly when the same inputs do the same from here on; present where a search can use it. */
  stateKey?(state: State): string;
  /**
   * A search for a shortest win that is the game's own, from a state that goes on; `null` where it can't search, as in bundles that leave it out.
   * Then, and where it is absent, the search over inputs and state keys does it.
   */
  search?(state: State, limits: SearchLimits, wish?: SearchWish): Solution | null;
  /** Makes a file that needs so many inputs; `null` where it can't, as in bundles that leave it out. */
  generate?(wish: GenerateWish<Definition>, limits: GenerateLimits): Generated | null;
  /** What a board may ask about this state besides the frame; the answers are plain data, and nothing changes. */
  queries?(state: State): Queries;

  /** A line of the trace, without its input; `docs/cli.md#traces`. */
  trace(state: State, input: string | null): object;
  /** What a trace's header has besides the game and its seed. */
  traceHeader?(state: State): object;
  /** The board as text, for the terminal. */
  renderText(state: State): string;
  /** Where a cell stands in the file's text, or `null` for one that is not written there; absent where no board is drawn in the text. */
  rangeOfCell?(definition: Definition, cell: Cell): TextRange | null;
  /** The inputs of a text that a user typed, as for `--keys`. */
  parseInputs(text: string): string[];
  /** How it is played in a terminal, besides `renderText`. */
  readonly terminal?: TerminalPlay<State>;
  /** What the editor may show behind lines of the file after this turn, such as the rule that chose the move. */
  marks?(state: State): readonly Mark[];
  /** The whole new text of a change that only the engine can make, by the name that a `Refactoring` gives; `null` for a name that is none. */
  rewrite?(definition: Definition, name: string): string | null;
}

/** A game seen from outside: its definition, state and frame are its own, and only its own functions look into them. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** A remark behind a line of the file, from 0. */
export interface Mark {
  readonly line: number;
  readonly label: Message;
}
