import type { GameEvent } from '../games/events';

/** How many events are kept, unless those of the last turns alone are more. These are twice as many as a log shows, which asks for some at a time. */
const MAX_EVENTS = 50_000;
const MIN_TURNS = 128;

const NO_EVENTS: readonly GameEvent[] = [];

/** What happened in the turns of a game, as far as there is room for it: those that were added last stay. Turns in which nothing happened take none. */
export class KeptEvents {
  /** In the order in which they were added; turns without events are not among them. */
  private readonly byTurn = new Map<number, readonly GameEvent[]>();
  private readonly quiet = new Set<number>();
  private count = 0;

  /** What happened in a turn; `undefined` when that isn't known. */
  of(turn: number): readonly GameEvent[] | undefined {
    return this.quiet.has(turn) ? NO_EVENTS : this.byTurn.get(turn);
  }

  add(turn: number, events: readonly GameEvent[]): void {
    if (events.length === 0) {
      this.quiet.add(turn);
      return;
    }
    this.remove(turn);
    this.byTurn.set(turn, events);
    this.count += events.length;
    for (const oldest of this.byTurn.keys()) {
      if (this.count <= MAX_EVENTS || this.byTurn.size <= MIN_TURNS) break;
      this.remove(oldest);
    }
  }

  /** Forgets the turns after one. */
  forgetAfter(turn: number): void {
    for (const later of this.byTurn.keys()) if (later > turn) this.remove(later);
    for (const later of this.quiet) if (later > turn) this.quiet.delete(later);
  }

  private remove(turn: number): void {
    this.count -= this.byTurn.get(turn)?.length ?? 0;
    this.byTurn.delete(turn);
  }
}
