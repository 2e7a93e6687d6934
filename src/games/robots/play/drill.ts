import { SourceText } from '../../../core/sourceText';
import type { Companions } from '../../fileFormat';
import { Arena } from '../language/arena/arena';
import { MIDDLE } from '../language/medic/walk';
import { FULL_HEALTH } from '../engine/robot';

/** A game for a medic file that stands alone. */
export interface Drill {
  readonly definition: Arena;
  readonly companions: Companions;
}

/** The path under which the arena of a drill knows the medic's own file. */
export const DRILL_FILE = 'drill.medic';

const REST_FILE = 'rest.medic';
const WOUNDED = 20;

/**
 * A drill: the medic in the middle of an empty board, facing north, and two wounded teammates without commands of their own, one at its right hand and
 * one that is at its left after a step forward. They look away from it, so that nobody but the medic heals. There is no enemy and no winner.
 */
export function drillArena(medicText: string): Drill {
  const { x, y, direction } = MIDDLE;
  const lines = [
    `medic 1 ${x} ${y} ${direction} ${DRILL_FILE}`,
    `medic 1 ${x + 1} ${y} E ${REST_FILE}`,
    `medic 1 ${x - 1} ${y + 1} W ${REST_FILE}`,
  ];
  return {
    definition: new Arena(new SourceText(lines.join('\n')), [FULL_HEALTH, WOUNDED, WOUNDED]),
    companions: new Map([
      [DRILL_FILE, medicText],
      [REST_FILE, ''],
    ]),
  };
}
