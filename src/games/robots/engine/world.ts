import type { Random } from '../../../core/random';
import { isOnBoard, squareAt, SQUARES } from '../facts/board';
import type { Direction } from '../facts/direction';
import type { Team } from '../facts/robots';
import type { MedicCommand } from '../facts/vocabulary';
import { AttackRobot } from './attackRobot';
import type { RobotsEvents } from './events';
import { Interactions } from './interactions';
import { liveGrid } from './liveGrid';
import { MedicRobot } from './medicRobot';
import type { Robot } from './robot';

/** The board, who stands on it, and what a turn does. All robots share the world's generator. `docs/games/robots.md#a-turn` */
export class World {
  /** Where the events of a turn go, when somebody wants them. */
  log: RobotsEvents | null = null;
  /** Who attacked or healed whom in the last turn. */
  readonly interactions = new Interactions();

  private readonly standing: (Robot | null)[] = new Array<Robot | null>(SQUARES).fill(null);
  /** The living, and those who died since the order was last made. */
  private readonly robots: Robot[] = [];
  private readonly living: Record<Team, number> = { 1: 0, 2: 0 };
  private readonly everHad: Record<Team, boolean> = { 1: false, 2: false };
  private added = 0;
  private columns: (Robot | null)[][] | null = null;

  constructor(readonly random: Random) {}

  /** A fork: what happens to one does not happen to the other. */
  copy(): World {
    const fork = new World(this.random.copy());
    for (const robot of this.robotsInOrder()) fork.put(robot.square, robot.copy());
    fork.added = this.added;
    fork.everHad[1] = this.everHad[1];
    fork.everHad[2] = this.everHad[2];
    fork.interactions.copyFrom(this.interactions);
    return fork;
  }

  /** The board itself as columns: `grid[x][y]` is the robot there or `null`, and a robot that is written there stands there. */
  get grid(): (Robot | null)[][] {
    return (this.columns ??= liveGrid(this));
  }

  /** The robots in x-major order, as they stand now. */
  robotsInOrder(): Robot[] {
    return this.robots.filter((robot) => this.isStanding(robot)).sort((a, b) => a.square - b.square);
  }

  /** The robot on a square, or `null` for an empty square or `WALL`. */
  robotOn(square: number): Robot | null {
    return square < 0 ? null : (this.standing[square] ?? null);
  }

  /** The robot at a point, or `null`; also beyond the edge. */
  testPosition(x: number, y: number): Robot | null {
    return isOnBoard(x, y) ? this.robotOn(squareAt(x, y)) : null;
  }

  /** Puts a robot, or nobody, on a square, in place of whoever stands there. */
  put(square: number, robot: Robot | null): void {
    const former = this.robotOn(square);
    const isMoved = robot !== null && this.isStanding(robot);
    if (former && former !== robot && former.square === square) this.living[former.getTeam()]--;
    this.standing[square] = robot;
    if (!robot) return;
    robot.square = square;
    if (isMoved) return;
    this.living[robot.getTeam()]++;
    this.everHad[robot.getTeam()] = true;
    if (!this.robots.includes(robot)) this.robots.push(robot);
  }

  /** Moves the robot at the old point, if there is one, to the new point, which must be empty. The robot's own square follows. */
  moveRobot(oldX: number, oldY: number, newX: number, newY: number): void {
    const from = squareAt(oldX, oldY);
    const robot = this.robotOn(from);
    if (!robot) return;
    const to = squareAt(newX, newY);
    this.standing[from] = null;
    this.standing[to] = robot;
    robot.square = to;
  }

  /** Takes the robot at a point, if there is one, off the board. */
  killRobot(x: number, y: number): void {
    const square = squareAt(x, y);
    const robot = this.robotOn(square);
    if (!robot) return;
    this.standing[square] = null;
    this.living[robot.getTeam()]--;
  }

  /** Adds an attack robot; a RangeError when the point is taken or not on the board. */
  addAttackRobot(team: Team, x: number, y: number, direction: Direction): void {
    this.settle(new AttackRobot(this.added + 1, team, this.freeSquare(x, y), direction));
  }

  /** Adds a medic robot with the commands of its file; a RangeError when the point is taken or not on the board. */
  addMedicRobot(team: Team, x: number, y: number, direction: Direction, commands: readonly MedicCommand[]): void {
    this.settle(new MedicRobot(this.added + 1, team, this.freeSquare(x, y), direction, commands));
  }

  /** Lets every robot act once, in the x-major order of where they stand at the start of the turn; a robot that is killed first doesn't act. */
  runTurn(): void {
    this.interactions.clear();
    this.putInOrder();
    const { robots } = this;
    // Whoever is put onto the board in this turn acts in the next one.
    const count = robots.length;
    for (let at = 0; at < count; at++) {
      const robot = robots[at];
      if (robot && this.isStanding(robot)) robot.runTurn(this);
    }
  }

  /** The team that has won: the only one that still has robots, once both have had some; `null` while there is none. */
  gameOver(): Team | null {
    if (!this.everHad[1] || !this.everHad[2]) return null;
    const { 1: first, 2: second } = this.living;
    if (first > 0 === second > 0) return null;
    return first > 0 ? 1 : 2;
  }

  private freeSquare(x: number, y: number): number {
    const square = squareAt(x, y);
    if (!isOnBoard(x, y) || this.standing[square]) throw new RangeError(`(${x}, ${y})`);
    return square;
  }

  private settle(robot: Robot): void {
    this.put(robot.square, robot);
    this.added++;
  }

  private isStanding(robot: Robot): boolean {
    return this.standing[robot.square] === robot;
  }

  /** Drops the dead and sorts the living by square: an insertion sort, which is quick since they hardly change places between two turns. */
  private putInOrder(): void {
    const { robots, standing } = this;
    let count = 0;
    for (const robot of robots) {
      if (standing[robot.square] !== robot) continue;
      let at = count++;
      while (at > 0) {
        const before = robots[at - 1];
        if (!before || before.square < robot.square) break;
        robots[at--] = before;
      }
      robots[at] = robot;
    }
    if (count < robots.length) robots.length = count;
  }
}
