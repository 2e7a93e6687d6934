import type { Point } from '../../../core/cell';
import { MedicRobot } from '../engine/medicRobot';
import { pointOf } from '../facts/board';
import { forecast } from './forecast';
import type { Healths } from './healths';
import type { RobotsState } from './setup';
import { renderText } from './textBoard';

/** The way of a medic: plain data. */
export interface MedicWay {
  /** The number of the medic. */
  readonly robot: number;
  /** Where it has been most recently, the oldest point first, without the one where it stands. */
  readonly past: readonly Point[];
  /** Where it will come if nobody gets in its way. */
  readonly ahead: readonly Point[];
}

/** What a board may ask about a war besides its frame. */
export interface RobotsQueries {
  /** Whether a medic file plays alone. */
  readonly isDrill: boolean;
  /** The board as text. */
  renderText(): string;
  /** The ways of the living medics, in x-major order. */
  medicWays(): readonly MedicWay[];
  /** The health of both teams by turn, as far as the war was ever played: turns after the one that is shown as well. */
  healths(): readonly Healths[];
}

/** The answers about a war as it stands. */
export function robotsQueries({ world, healths }: RobotsState, isDrill: boolean): RobotsQueries {
  return {
    isDrill,
    renderText: () => renderText(world),
    healths: () => healths,
    medicWays: () =>
      world.robotsInOrder().flatMap((robot) => {
        if (!(robot instanceof MedicRobot)) return [];
        return [{ robot: robot.number, past: robot.trail.squares().map(pointOf), ahead: forecast(robot) }];
      }),
  };
}
