import type { GameEvent } from '../games/events';
import type { AnyGame, Status } from '../games/game';
import type { GameSetup } from '../games/setup';
import { Timeline } from './timeline';

/** The longest game that a session holds, in turns. */
export const MAX_SESSION_LENGTH = 100_000;

/** What a session plays: a definition without errors, and what it is played with. */
export interface SessionSetup {
  readonly definition: unknown;
  readonly setup: GameSetup<unknown>;
}

/** What an engine could not do, although it should. */
export interface PlayFailure {
  /** The turn that could not be played or shown; `null` when it was the text that could not be read or begun. */
  readonly turn: number | null;
  readonly reason: string;
}

/** As much of what an error says as anybody reads. */
const MAX_REASON_LENGTH = 200;

/** What an error says of itself, as far as it is shown. */
export function failureOf(error: unknown, turn: number | null): PlayFailure {
  const reason = error instanceof Error ? error.message : String(error);
  return { turn, reason: reason.slice(0, MAX_REASON_LENGTH) };
}

/**
 * A game as the list of its inputs. An edit of the text plays the same inputs into the new definition; those that are no turn any more wait,
 * with all that come after them, and are played again as soon as a later text allows it.
 */
export class Session {
  private timeline: Timeline;
  private readonly moves: string[];
  /** The turn that the user chose; an edit may make it unreachable for a while. */
  private wanted: number;
  private failed: PlayFailure | null = null;
  private changes = 0;

  /** `turn` is where to stand after `inputs` are played; by default at their end. */
  constructor(
    private readonly game: AnyGame,
    session: SessionSetup,
    inputs: readonly string[] = [],
    turn = inputs.length,
  ) {
    this.moves = inputs.slice(0, MAX_SESSION_LENGTH);
    this.wanted = Math.max(0, Math.min(this.moves.length, Math.trunc(turn)));
    this.timeline = this.replay(session);
  }

  get state(): unknown {
    return this.timeline.current;
  }

  /** What a board draws of the turn that is shown. */
  get frame(): unknown {
    return this.timeline.frame;
  }

  get status(): Status {
    return this.game.status(this.state);
  }

  /** The turn that is shown. */
  get turn(): number {
    return this.timeline.turn;
  }

  /** How many turns can be shown. */
  get turns(): number {
    return this.timeline.length;
  }

  /** How many inputs wait for a text in which the first of them is a turn again. */
  get waiting(): number {
    return this.moves.length - this.timeline.length;
  }

  get isFull(): boolean {
    return this.turn >= MAX_SESSION_LENGTH;
  }

  /** All inputs, the waiting ones too: with the wanted turn this is the whole session. */
  get inputs(): readonly string[] {
    return this.moves;
  }

  /** The input that is known to lead to the next turn; `undefined` at the last one. */
  get nextInput(): string | undefined {
    return this.turn < this.turns ? this.moves[this.turn] : undefined;
  }

  /** Another value whenever turns that were known may have become others. */
  get revision(): number {
    return this.changes;
  }

  get wantedTurn(): number {
    return this.wanted;
  }

  eventsOf(turn: number): readonly GameEvent[] {
    return this.timeline.eventsOf(turn);
  }

  /** What the engine failed at last, until the user goes to another turn or the text changes; all turns before it are there. */
  get failure(): PlayFailure | null {
    return this.failed;
  }

  /** The turn that is shown could not be drawn. */
  fail(error: unknown): void {
    this.failed = failureOf(error, this.turn);
  }

  /** Plays an input here; turns after this one, and inputs that wait, are given up for it. `false`: it is no turn here, nothing changed. */
  press(input: string): boolean {
    if (this.isFull || !this.attempt(this.turn + 1, () => this.timeline.play(input))) return false;
    if (this.moves.length >= this.turn) this.changes++;
    this.moves.length = this.turn - 1;
    this.moves.push(input);
    this.wanted = this.turn;
    return true;
  }

  /** Gives up the inputs that wait. */
  discardWaiting(): void {
    this.moves.length = this.turns;
    this.wanted = Math.min(this.wanted, this.turns);
  }

  /** Shows a known turn. */
  seek(turn: number): void {
    this.attempt(turn, () => this.timeline.seek(turn));
    this.wanted = this.turn;
  }

  /** Plays the same inputs into another definition and stands as near to the wanted turn as it can be reached. */
  reload(session: SessionSetup): void {
    this.timeline = this.replay(session);
    this.changes++;
  }

  private replay({ definition, setup }: SessionSetup): Timeline {
    const timeline = new Timeline(this.game, this.game.start(definition, setup));
    this.failed = null;
    try {
      timeline.playAll(this.moves);
    } catch (error) {
      this.failed = failureOf(error, timeline.length + 1);
    }
    timeline.seek(this.wanted);
    return timeline;
  }

  /** Does something that is about a turn; `undefined` when the engine fails at it. */
  private attempt<Result>(turn: number, work: () => Result): Result | undefined {
    this.failed = null;
    try {
      return work();
    } catch (error) {
      this.failed = failureOf(error, turn);
      return undefined;
    }
  }
}
