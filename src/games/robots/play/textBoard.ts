import { AttackRobot } from '../engine/attackRobot';
import { MedicRobot } from '../engine/medicRobot';
import type { Robot } from '../engine/robot';
import type { World } from '../engine/world';
import { SIZE } from '../facts/board';

const RULE = `${'-'.repeat(60)}\n`;
const EMPTY = '.... ';

/** How many characters of a row each cell takes. */
export const CELL_WIDTH = EMPTY.length;

/** The board as the course's `print_board` shows it, north at the top. `docs/games/robots.md#the-printed-board` */
export function renderText(world: World): string {
  const numbers = Array.from({ length: SIZE }, (_, number) => number);
  const rows = [...numbers].reverse().map((y) => numbers.map((x) => cellText(world.testPosition(x, y))).join(''));
  return RULE + rows.map((row) => `${row}\n`).join('') + RULE;
}

/** The kind (in lower case for team 2; `!` for a robot of another kind), the health with two digits, the direction: `A50N`. */
function cellText(robot: Robot | null): string {
  if (!robot) return EMPTY;
  const letter = robot instanceof AttackRobot ? 'A' : robot instanceof MedicRobot ? 'M' : '!';
  const health = String(robot.getHealth()).padStart(2, '0');
  return `${robot.getTeam() === 1 ? letter : letter.toLowerCase()}${health}${robot.getDirection()} `;
}
