import type { Point } from '../../../core/cell';
import { Random } from '../../../core/random';
import type { MedicRobot } from '../engine/medicRobot';
import { World } from '../engine/world';
import { pointOf } from '../facts/board';

/** How many commands ahead a forecast looks. */
const MAX_FORECAST = 200;

/**
 * Where a medic will come if nobody gets in its way: once through its list, from where it stands and from the command that is due. Commands
 * that only turn it add no point.
 */
export function forecast(medic: MedicRobot): Point[] {
  const { commands, x, y } = medic;
  const due = medic.dueCommand() ?? 0;
  const length = Math.min(commands.length, MAX_FORECAST);
  const list = Array.from({ length }, (_, i) => commands[(due + i) % commands.length] ?? 'Forward');
  const world = new World(new Random(0));
  world.addMedicRobot(medic.getTeam(), x, y, medic.getDirection(), list);
  const [alone] = world.robotsInOrder();
  return list.flatMap((): Point[] => {
    const before = alone?.square;
    world.runTurn();
    return alone && alone.square !== before ? [pointOf(alone.square)] : [];
  });
}
