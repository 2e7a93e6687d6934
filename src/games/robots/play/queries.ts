import { positionOf, type Point } from '../facts/board';
import { forecast } from './forecast';
import { MedicRobot } from '../engine/medicRobot';
import { renderText } from './textBoard';
import type { RobotsState } from './state';

/** What a board may ask: the war's printed text, the ways of its medics, whether it is a drill (which is answered by `drillGame` alone). */
export interface RobotsQuestion {
  readonly kind: 'print' | 'ways' | 'drill';
}

/** The way of a medic: plain data. */
export interface MedicWay {
  /** The `id` of the medic. */
  readonly robot: number;
  /** The places that it came through last, the earliest first, without the one where it stands. */
  readonly past: readonly Point[];
  /** The places that it will come to if nobody gets in its way. */
  readonly ahead: readonly Point[];
}

/** Answers a question; `undefined` for what is none. */
export function ask(state: RobotsState, question: unknown): string | MedicWay[] | undefined {
  if (isQuestion(question, 'print')) return renderText(state.world);
  if (isQuestion(question, 'ways')) return waysOf(state);
  return undefined;
}

/** Whether a value is the question of a kind. */
export function isQuestion(value: unknown, kind: RobotsQuestion['kind']): value is RobotsQuestion {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;
}

function waysOf({ world }: RobotsState): MedicWay[] {
  return world.robotsInOrder().flatMap((robot) => {
    if (!(robot instanceof MedicRobot)) return [];
    return [{ robot: robot.id, past: robot.trail.cells().map(positionOf), ahead: forecast(robot) }];
  });
}
