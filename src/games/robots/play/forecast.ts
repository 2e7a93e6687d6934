import { Random } from '../../../core/random';
import { positionOf, type Point } from '../facts/board';
import type { MedicRobot } from '../engine/medicRobot';
import { World } from '../engine/world';

/** How many commands ahead are looked at. */
const MAX_FORECAST = 200;

/**
 * The places that a medic will come to if nobody gets in its way: from where it stands, once through its list from the command that is due.
 * Commands that only turn it add none.
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
    const before = alone?.cell;
    world.runTurn();
    return alone && alone.cell !== before ? [positionOf(alone.cell)] : [];
  });
}
