import type { Cell } from '../core/cell';
import type { Message, TextArguments } from '../core/message';

/** Something that happened in a turn: plain data. Its text stands under the game's `logPrefix` and its kind. */
export interface GameEvent<Kind extends string = string> {
  /** The turn in which it happened, from 1; 0 for the start. */
  readonly turn: number;
  readonly kind: Kind;
  /** Who did it or whom it befell, the same name for the whole game, such as `slug 2`; `null` for nobody in particular. */
  readonly actor: string | null;
  /** The cells that it is about, where it happened first. */
  readonly cells: readonly Cell[];
  readonly args: TextArguments;
}

/** Where an engine tells what happens; an engine that is handed none spends nothing on it. */
export interface EventSink<Kind extends string> {
  add(kind: Kind, actor: string | null, cells: readonly Cell[], args?: TextArguments): void;
}

/** Collects what happens in one turn. */
export class EventLog implements EventSink<string> {
  readonly events: GameEvent[] = [];

  constructor(readonly turn: number) {}

  add(kind: string, actor: string | null, cells: readonly Cell[], args: TextArguments = {}): void {
    this.events.push({ turn: this.turn, kind, actor, cells, args });
  }
}

/** What the log says of an event; `logPrefix` is its game's. */
export function logMessage(logPrefix: string, { kind, args }: GameEvent): Message {
  return { key: `${logPrefix}.${kind}`, args };
}
