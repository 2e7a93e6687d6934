import type { AnyGame } from '../games/registry';
import type { GameEvent } from '../games/game';

/** How many cells the kept copies may hold together. */
const MEMORY = 2_000_000;
const MAX_COPIES = 64;

/** The states of one game by turn: any turn can be reached from copies that are kept every so many turns. */
export class Timeline {
  private readonly copies = new Map<number, unknown>();
  private readonly log: GameEvent[][] = [];
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
    return this.log[turn - 1] ?? [];
  }

  /** Plays an input at the current turn; known turns after it are forgotten. `false`: it is no turn, and nothing changed. */
  play(input: string): boolean {
    const events: GameEvent[] = [];
    if (!this.game.step(this.state, input, events)) return false;
    this.drawn = undefined;
    this.inputs.length = this.at;
    this.log.length = this.at;
    for (const turn of this.copies.keys()) if (turn > this.at) this.copies.delete(turn);
    this.inputs.push(input);
    this.log.push(events);
    this.at++;
    this.keep();
    return true;
  }

  /** Goes to a known turn; a turn outside means the nearest known one. */
  seek(turn: number): void {
    const target = Math.max(0, Math.min(this.length, Math.trunc(turn)));
    if (target === this.at) return;
    this.drawn = undefined;
    if (target < this.at || this.nearestCopy(target) > this.at) {
      this.at = this.nearestCopy(target);
      this.state = this.game.copy(this.copies.get(this.at));
    }
    for (; this.at < target; this.at++) this.game.step(this.state, this.inputs[this.at] ?? '');
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
