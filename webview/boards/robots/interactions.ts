import type { Point } from '../../../src/core/cell';
import type { Interaction } from '../../../src/games/robots/engine/interactions';

/** What happened to whoever stood at a point in a turn. */
export interface PointEffects {
  readonly point: Point;
  /** Health lost by attacks and gained by healing; `null` when there was none. */
  readonly lost: number | null;
  readonly gained: number | null;
  /** Whether a robot was destroyed here. */
  readonly isFatal: boolean;
}

/** The effects of a turn's interactions, summed up by point, in the order of the first one at each. */
export function effectsByPoint(interactions: readonly Interaction[]): PointEffects[] {
  const points = new Map<string, PointEffects>();
  for (const { kind, to, amount, kills } of interactions) {
    const key = to.join();
    const { lost, gained, isFatal } = points.get(key) ?? { lost: null, gained: null, isFatal: false };
    points.set(key, {
      point: to,
      lost: kind === 'attack' ? (lost ?? 0) + amount : lost,
      gained: kind === 'heal' ? (gained ?? 0) + amount : gained,
      isFatal: isFatal || kills,
    });
  }
  return [...points.values()];
}
