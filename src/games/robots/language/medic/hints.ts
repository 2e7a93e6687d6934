import type { Companions, Hint } from '../../../fileFormat';
import { readCoordinate } from '../arena/numbers';
import { readDirection } from '../../facts/direction';
import type { MedicCommands } from './medicCommands';
import { MIDDLE, walk, type Stand } from './walk';

/** The name under which a medic file is told where its medic starts, such as `5 5 N`. */
export const PLACE = 'place';

/** A start as `PLACE` has it. */
export function writePlace({ x, y, direction }: Stand): string {
  return `${x} ${y} ${direction}`;
}

/** Where the medic is after each command when nobody gets in its way; from the middle when no arena says where it starts. */
export function hints(definition: MedicCommands, companions: Companions): Hint[] {
  const { source } = definition;
  return walk(definition, readPlace(companions.get(PLACE) ?? '')).map(({ line, x, y, direction, bounced }) => ({
    position: source.lineRange(line).end,
    label: { key: bounced ? 'robots.hint.bounce' : 'robots.hint.place', args: { x, y, direction } },
  }));
}

function readPlace(text: string): Stand {
  const words = text.split(' ');
  const x = readCoordinate(words[0] ?? '');
  const y = readCoordinate(words[1] ?? '');
  const direction = readDirection(words[2] ?? '');
  return x === null || y === null || direction === null ? MIDDLE : { x, y, direction };
}
