import type { Point } from '../../../core/cell';
import { cloneOf } from '../../../core/cloneOf';
import { NotImplementedError } from '../../../core/notImplementedError';
import { neighbourOf, pointOf, WALL, xOf, yOf } from '../facts/board';
import { leftOf, oppositeOf, rightOf, type Direction } from '../facts/direction';
import { FULL_HEALTH, type RobotKind, type Team } from '../facts/robots';
import * as events from './events';
import type { World } from './world';

/** What all kinds of robots have and can do. The plain robot doesn't act. `docs/games/robots.md#robots` */
export class Robot {
  readonly kind: RobotKind | 'robot' = 'robot';
  /** Where the robot stands; the world keeps it up to date. */
  square: number;
  protected direction: Direction;
  private health: number = FULL_HEALTH;

  /** `number` tells the robots of a world apart: they are numbered from 1 as they are added. */
  constructor(
    readonly number: number,
    private readonly team: Team,
    square: number,
    direction: Direction,
  ) {
    this.square = square;
    this.direction = direction;
  }

  /** Plays the robot's part of a turn; each kind has its own. */
  runTurn(_world: World): void {
    throw new NotImplementedError();
  }

  /** A robot of the same class with the same values, to fork a game. */
  copy(): Robot {
    return cloneOf(this);
  }

  getTeam(): Team {
    return this.team;
  }

  getHealth(): number {
    return this.health;
  }

  getDirection(): Direction {
    return this.direction;
  }

  get x(): number {
    return xOf(this.square);
  }

  get y(): number {
    return yOf(this.square);
  }

  left90(): void {
    this.direction = leftOf(this.direction);
  }

  right90(): void {
    this.direction = rightOf(this.direction);
  }

  protected turn180(): void {
    this.direction = oppositeOf(this.direction);
  }

  /** Adds to the health, up to full health. A robot whose health falls below 0 leaves the world; with 0 it lives on. */
  healthChange(world: World, amount: number): void {
    this.health = Math.min(FULL_HEALTH, this.health + amount);
    if (this.health < 0) world.killRobot(this.x, this.y);
  }

  /** One step ahead, or a half turn at the wall. `false`: a robot is in the way and nothing happened. */
  forward(world: World): boolean {
    const ahead = neighbourOf(this.square, this.direction);
    if (ahead === WALL) {
      this.turn180();
      if (world.log) events.turnsAtWall(world.log, this);
      return true;
    }
    if (world.robotOn(ahead)) return false;
    const from = this.square;
    world.moveRobot(xOf(from), yOf(from), xOf(ahead), yOf(ahead));
    if (world.log) events.moves(world.log, this, from);
    return true;
  }

  /** The point next to the robot, or `null` beyond the edge. */
  boardPositionInDirection(direction: Direction): Point | null {
    const square = neighbourOf(this.square, direction);
    return square === WALL ? null : pointOf(square);
  }

  /** The robot next to this one, or `null` where nobody stands or the wall is. */
  protected neighbour(world: World, direction: Direction): Robot | null {
    return world.robotOn(neighbourOf(this.square, direction));
  }
}
