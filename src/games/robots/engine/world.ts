import type { Random } from '../../../core/random';
import type { GameEvent } from '../../game';
import { AttackRobot } from './attackRobot';
import { cellAt, CELLS, isOnBoard, SIZE } from '../facts/board';
import { Interactions } from './interactions';
import type { Direction } from '../facts/direction';
import { MedicRobot } from './medicRobot';
import type { Robot, Team } from './robot';
import type { MedicCommand } from '../facts/vocabulary';

/** The board, who stands on it, and what a turn does. All robots share the world's generator. `docs/games/robots.md#a-turn` */
export class World {
  /** Where the log of a turn goes, when somebody wants it. */
  events: GameEvent[] | null = null;
  /** Who attacked or healed whom in the last turn. */
  readonly deeds = new Interactions();

  private readonly cells: (Robot | null)[] = new Array<Robot | null>(CELLS).fill(null);
  /** The living, and those who died since the order was last made. */
  private readonly robots: Robot[] = [];
  private readonly standing: Record<Team, number> = { 1: 0, 2: 0 };
  private readonly everHad: Record<Team, boolean> = { 1: false, 2: false };
  private added = 0;

  constructor(readonly random: Random) {}

  /** A fork: what happens to one does not happen to the other. */
  copy(): World {
    const fork = new World(this.random.copy());
    for (const robot of this.robotsInOrder()) fork.settle(robot.copy());
    fork.added = this.added;
    fork.everHad[1] = this.everHad[1];
    fork.everHad[2] = this.everHad[2];
    fork.deeds.copyFrom(this.deeds);
    return fork;
  }

  /** The board as columns from west to east, each from south to north: `grid[x][y]`. A view of its own that stays as it is. */
  get grid(): (Robot | null)[][] {
    return Array.from({ length: SIZE }, (_, x) => this.cells.slice(x * SIZE, (x + 1) * SIZE));
  }

  /** The living robots in x-major order of their places; true until the next change. */
  robotsInOrder(): readonly Robot[] {
    this.putInOrder();
    return this.robots;
  }

  /** The robot in a cell, or `null`: an empty cell, or no cell of the board. */
  robotIn(cell: number): Robot | null {
    return cell < 0 ? null : (this.cells[cell] ?? null);
  }

  /** The robot at a place, or `null`; also beyond the edge. */
  testPosition(x: number, y: number): Robot | null {
    return isOnBoard(x, y) ? this.robotIn(cellAt(x, y)) : null;
  }

  /** Moves the robot at the old place, if there is one, to the new place, which must be empty. The robot's own place follows. */
  moveRobot(oldX: number, oldY: number, newX: number, newY: number): void {
    const from = cellAt(oldX, oldY);
    const robot = this.robotIn(from);
    if (!robot) return;
    const to = cellAt(newX, newY);
    this.cells[from] = null;
    this.cells[to] = robot;
    robot.cell = to;
  }

  /** Empties a place. */
  killRobot(x: number, y: number): void {
    const cell = cellAt(x, y);
    const robot = this.robotIn(cell);
    if (!robot) return;
    this.cells[cell] = null;
    this.standing[robot.getTeam()]--;
  }

  /** Adds an attack robot; a RangeError when the place is taken or not on the board. */
  addAttackRobot(team: Team, x: number, y: number, direction: Direction): void {
    this.settle(new AttackRobot(this.added, team, this.freeCell(x, y), direction));
  }

  /** Adds a medic robot with the commands of its file; a RangeError when the place is taken or not on the board. */
  addMedicRobot(team: Team, x: number, y: number, direction: Direction, commands: readonly MedicCommand[]): void {
    this.settle(new MedicRobot(this.added, team, this.freeCell(x, y), direction, commands));
  }

  /** Lets every robot act once, in the x-major order of the places at the start of the turn; who is killed before its turn does not act. */
  runTurn(): void {
    this.deeds.clear();
    this.putInOrder();
    for (const robot of this.robots) if (this.cells[robot.cell] === robot) robot.runTurn(this);
  }

  /** The team that has won: the only one left, once both have had robots; `null` while nobody has. */
  gameOver(): Team | null {
    if (!this.everHad[1] || !this.everHad[2]) return null;
    const { 1: first, 2: second } = this.standing;
    if (first > 0 === second > 0) return null;
    return first > 0 ? 1 : 2;
  }

  private freeCell(x: number, y: number): number {
    const cell = cellAt(x, y);
    if (!isOnBoard(x, y) || this.cells[cell]) throw new RangeError(`(${x}, ${y})`);
    return cell;
  }

  private settle(robot: Robot): void {
    this.cells[robot.cell] = robot;
    this.robots.push(robot);
    this.standing[robot.getTeam()]++;
    this.everHad[robot.getTeam()] = true;
    this.added++;
  }

  /** Drops the dead and sorts the living by cell. Between two turns they hardly change places, so that inserting is quick. */
  private putInOrder(): void {
    const { robots, cells } = this;
    let count = 0;
    for (const robot of robots) {
      if (cells[robot.cell] !== robot) continue;
      let at = count++;
      while (at > 0) {
        const before = robots[at - 1];
        if (!before || before.cell < robot.cell) break;
        robots[at--] = before;
      }
      robots[at] = robot;
    }
    if (count < robots.length) robots.length = count;
  }
}
