import { Random } from '../../../core/random';
import { positionOf, type Position } from '../board';
import type { MedicRobot } from '../medicRobot';
import { World } from '../world';

/** How many commands ahead are looked at. */
const LONGEST_FORECAST = 200;

/**
 * The places that a medic will come to if nobody gets in its way: from where it stands, once through its list from the command that is due.
 * Commands that only turn it add none.
 */
export function forecast(medic: MedicRobot): Position[] {
  const { commands, x, y } = medic;
  const due = medic.dueCommand() ?? 0;
  const length = Math.min(commands.length, LONGEST_FORECAST);
  const list = Array.from({ length }, (_, i) => commands[(due + i) % commands.length] ?? 'Forward');
  const world = new World(new Random(0));
  world.addMedicRobot(medic.getTeam(), x, y, medic.getDirection(), list);
  const [alone] = world.robotsInOrder();
  return list.flatMap((): Position[] => {
    const before = alone?.cell;
    world.runTurn();
    return alone && alone.cell !== before ? [positionOf(alone.cell)] : [];
  });
}
