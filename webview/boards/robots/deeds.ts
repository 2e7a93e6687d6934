import type { Interaction } from '../../../src/games/robots/engine/interactions';
import type { Point } from '../../../src/games/robots/facts/board';

/** What was done in one place in a turn. */
export interface PlaceDeeds {
  readonly place: Point;
  /** Health lost by attacks and gained by healing; `null` when there was none. */
  readonly lost: number | null;
  readonly gained: number | null;
  /** Whether somebody was destroyed here. */
  readonly isFatal: boolean;
}

/** The deeds of a turn, put together by the places where they were done, in the order of the first one in each. */
export function deedsByPlace(deeds: readonly Interaction[]): PlaceDeeds[] {
  const places = new Map<string, PlaceDeeds>();
  for (const { kind, to, amount, kills } of deeds) {
    const key = to.join();
    const { lost, gained, isFatal } = places.get(key) ?? { lost: null, gained: null, isFatal: false };
    places.set(key, {
      place: to,
      lost: kind === 'attack' ? (lost ?? 0) + amount : lost,
      gained: kind === 'heal' ? (gained ?? 0) + amount : gained,
      isFatal: isFatal || kills,
    });
  }
  return [...places.values()];
}
