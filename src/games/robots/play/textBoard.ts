import { SIZE } from '../facts/board';
import type { Robot } from '../engine/robot';
import type { World } from '../engine/world';

const RULE = `${'-'.repeat(60)}\n`;
const EMPTY = '.... ';

/** The board as the course's `print_board` shows it, north at the top. `docs/games/robots.md#the-printed-board` */
export function renderText(world: World): string {
  const numbers = Array.from({ length: SIZE }, (_, number) => number);
  const rows = [...numbers].reverse().map((y) => numbers.map((x) => cellText(world.testPosition(x, y))).join(''));
  return RULE + rows.map((row) => `${row}\n`).join('') + RULE;
}

/** Kind (small for team 2), health with two digits, facing: `A50N`. */
function cellText(robot: Robot | null): string {
  if (!robot) return EMPTY;
  const letter = robot.kind === 'attack' ? 'A' : 'M';
  const health = String(robot.getHealth()).padStart(2, '0');
  return `${robot.getTeam() === 1 ? letter : letter.toLowerCase()}${health}${robot.getDirection()} `;
}
