import { sameCell, type Cell } from '../../../core/cell';
import { STEPS } from '../facts/steps';

/** An input, and the step that it makes. */
export interface Key {
  readonly input: string;
  readonly delta: Cell;
}

/** The inputs of directions: the number of a step in `STEPS`, or one more for staying. */
export function inputsOf(way: readonly number[], keys: readonly Key[]): string[] {
  return way.map((direction) => {
    const step = STEPS[direction] ?? [0, 0];
    return keys.find(({ delta }) => sameCell(delta, step))?.input ?? '';
  });
}
