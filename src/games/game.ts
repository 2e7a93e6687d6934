import type { TextRange } from '../core/range';
import type { Companions, FileFormat, Message } from './fileFormat';

/** How a game stands: `over` is an end that is nobody's win or loss. */
export type Status = 'playing' | 'won' | 'lost' | 'over';

/** Something that happened in a turn, for the log. */
export type GameEvent = Message;

/** A cell of a board: `[row, column]`, both from 0, row 0 at the top. */
export type Cell = readonly [row: number, column: number];

/**
 * A game as a state machine over a file's definition. The state is the game's own and is changed in place; `copy` forks it.
 * Everything that happens follows from definition, seed and inputs.
 */
export interface Game<Definition, State, Frame> {
  /** As in a trace's header. */
  readonly id: string;
  readonly format: FileFormat<Definition>;
  /** The input that is a turn of a game that goes on by itself; absent where somebody has to choose. */
  readonly tick?: string;

  /** The seed that the file itself asks for, as a decimal string; `null` when the game has no chance in it. */
  seedOf(definition: Definition): string | null;
  /** The state at turn 0. The definition must have no error; `companions` holds the files that it names. */
  start(definition: Definition, seed: string | null, companions: Companions): State;
  /** Plays one input. `false`: the input is no turn and nothing changed. What happened is appended to `events` when given. */
  step(state: State, input: string, events?: GameEvent[]): boolean;
  copy(state: State): State;
  status(state: State): Status;
  /** Turns played since the start. */
  turn(state: State): number;
  /** What a board needs to draw this state: plain data that stays true when the state moves on. */
  frame(state: State): Frame;
  /** How much memory a copy takes, in cells; tells how often a timeline may keep one. */
  copyCost(state: State): number;

  /** A line of the trace, without its input; `docs/cli.md#traces`. */
  trace(state: State, input: string | null): object;
  /** The board as text, for the terminal. */
  renderText(state: State): string;
  /** Where a cell stands in the file's text, or `null` for one that is not written there; absent where no board is drawn in the text. */
  rangeOfCell?(definition: Definition, cell: Cell): TextRange | null;
  /** Takes the text of `--keys` apart into inputs. */
  inputsOf(keys: string): string[];

  /** The words of the players that its user can choose among, the usual one first; chosen by the name `player`. */
  readonly players?: readonly string[];
  /** The text of the original program for a whole game, which is played on from its start. */
  transcript?(state: State, input: TranscriptInput): string;
  /** What a trace's header has besides the game and its seed. */
  traceHeader?(state: State): object;
  /** Whether the playground plays such a file and the terminal does not, since it is no whole game. */
  readonly isPractice?: boolean;
  /** Answers a question that the game's own board asks about a state; both are plain data, and nothing changes. */
  ask?(state: State, question: unknown): unknown;
  /** What the editor may show behind lines of the file after this turn, such as the rule that chose the move. */
  marks?(state: State): readonly Mark[];
}

/** A remark behind a line of the file, from 0. */
export interface Mark {
  readonly line: number;
  readonly label: Message;
}

/** What a transcript is made from. */
export interface TranscriptInput {
  /** The word of the player. */
  readonly player: string;
  /** The game file as it was named. */
  readonly file: string;
  /** The inputs as they were typed. */
  readonly inputs: readonly string[];
}
