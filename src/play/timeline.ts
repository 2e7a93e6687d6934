import { EventLog, type GameEvent } from '../games/events';
import type { AnyGame } from '../games/game';
import { KeptEvents } from './keptEvents';

/** How many cells the kept copies may hold together. */
const MEMORY = 2_000_000;
const MAX_COPIES = 64;

/** Of how many turns before the one that was sought the events are worked out at once. */
const MAX_TOLD_TURNS = 256;

/**
 * The states of one game by turn: any turn can be reached from copies that are kept every so many turns. What happened is kept as far as there is
 * room for it, and worked out again when somebody asks for more.
 */
export class Timeline {
  private readonly copies = new Map<number, unknown>();
  private readonly events = new KeptEvents();
  private readonly inputs: string[] = [];
  private readonly maxCopies: number;
  private interval = 8;
  private state: unknown;
  private at = 0;
  private drawn: unknown;

  constructor(
    private readonly game: AnyGame,
    start: unknown,
  ) {
    this.state = game.copy(start);
    this.copies.set(0, start);
    this.maxCopies = Math.max(1, Math.min(MAX_COPIES, Math.floor(MEMORY / game.copyCost(start))));
  }

  /** The state at the current turn; not to be changed by anybody else. */
  get current(): unknown {
    return this.state;
  }

  /** The frame of the current state, made once however often it is drawn. */
  get frame(): unknown {
    return (this.drawn ??= this.game.frame(this.state));
  }

  /** The turn at which the timeline stands. */
  get turn(): number {
    return this.at;
  }

  /** How many turns are known. */
  get length(): number {
    return this.inputs.length;
  }

  /** What happened in a turn, from 1; nothing for a turn that is not known. */
  eventsOf(turn: number): readonly GameEvent[] {
    if (turn < 1 || turn > this.length) return [];
    const kept = this.events.of(turn);
    if (kept) return kept;
    const from = this.nearestCopy(turn - 1);
    this.replay(this.game.copy(this.copies.get(from)), from, turn);
    return this.events.of(turn) ?? [];
  }

  /**
   * Plays an input at the current turn; known turns after it are forgotten. `false`: it is no turn, and nothing changed. What the engine throws is
   * thrown on, and nothing has changed either; as everywhere here.
   */
  play(input: string): boolean {
    const log = new EventLog(this.at + 1);
    if (!this.playOn(input, log)) return false;
    this.events.add(this.at, log.events);
    return true;
  }

  /** Plays inputs one after the other, as far as they are turns. What happens is only worked out when somebody asks. */
  playAll(inputs: Iterable<string>): void {
    for (const input of inputs) if (!this.playOn(input)) return;
  }

  /** Goes to a known turn; a turn outside means the nearest known one. */
  seek(turn: number): void {
    const target = Math.max(0, Math.min(this.length, Math.trunc(turn)));
    if (target === this.at) return;
    const isBack = target < this.at || this.nearestCopy(target) > this.at;
    try {
      this.goTo(target, isBack);
    } catch (error) {
      this.goTo(this.at, true);
      throw error;
    }
  }

  /** Stands at a turn: from the present one on, or from a copy that nobody has touched. */
  private goTo(target: number, fromCopy: boolean): void {
    const from = fromCopy ? this.nearestCopy(target) : this.at;
    const state = fromCopy ? this.game.copy(this.copies.get(from)) : this.state;
    this.replay(state, from, target);
    this.drawn = undefined;
    this.state = state;
    this.at = target;
  }

  private playOn(input: string, log?: EventLog): boolean {
    try {
      if (!this.game.step(this.state, input, log)) return false;
    } catch (error) {
      // A step that fails leaves a state half changed.
      this.goTo(this.at, true);
      throw error;
    }
    this.drawn = undefined;
    if (this.at < this.length) this.forgetLater();
    this.inputs.push(input);
    this.at++;
    this.keep();
    return true;
  }

  private forgetLater(): void {
    this.inputs.length = this.at;
    this.events.forgetAfter(this.at);
    for (const turn of this.copies.keys()) if (turn > this.at) this.copies.delete(turn);
  }

  /** Plays known inputs into a state of one turn, up to another, and works out what happens in the last of them as far as it isn't kept. */
  private replay(state: unknown, from: number, to: number): void {
    for (let turn = from + 1; turn <= to; turn++) {
      const isTold = turn > to - MAX_TOLD_TURNS && !this.events.of(turn);
      const log = isTold ? new EventLog(turn) : undefined;
      this.game.step(state, this.inputs[turn - 1] ?? '', log);
      if (log) this.events.add(turn, log.events);
    }
  }

  private nearestCopy(turn: number): number {
    let nearest = 0;
    for (const kept of this.copies.keys()) if (kept <= turn && kept > nearest) nearest = kept;
    return nearest;
  }

  /** Keeps a copy every so many turns; when there are too many, every other one goes and the gaps double. */
  private keep(): void {
    if (this.at % this.interval !== 0 || this.maxCopies < 2) return;
    this.copies.set(this.at, this.game.copy(this.state));
    while (this.copies.size > this.maxCopies) {
      this.interval *= 2;
      for (const turn of this.copies.keys()) if (turn % this.interval !== 0) this.copies.delete(turn);
    }
  }
}
