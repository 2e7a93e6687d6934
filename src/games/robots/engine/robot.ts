import { columnOf, neighbourOf, positionOf, rowOf, WALL, type Point } from '../facts/board';
import { leftOf, oppositeOf, rightOf, type Direction } from '../facts/direction';
import * as events from './events';
import type { World } from './world';

/** The two sides of a war. */
export type Team = 1 | 2;

/** A robot fights or heals, as its class does. */
export type RobotKind = 'attack' | 'medic';

/** The health that a robot starts with and never exceeds. */
export const FULL_HEALTH = 50;

/** What both kinds of robots have and can do. `docs/games/robots.md#robots` */
export abstract class Robot {
  abstract readonly kind: RobotKind;
  /** The robot's cell; the world keeps it true. */
  cell: number;
  protected direction: Direction;
  private health: number = FULL_HEALTH;

  /** `id` tells the robots of a world apart: they are numbered from 0 as they are added. */
  constructor(
    readonly id: number,
    private readonly team: Team,
    cell: number,
    direction: Direction,
  ) {
    this.cell = cell;
    this.direction = direction;
  }

  /** Plays the robot's part of a turn. */
  abstract runTurn(world: World): void;

  /** A robot of the same kind with the same values. */
  abstract copy(): Robot;

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
    return columnOf(this.cell);
  }

  get y(): number {
    return rowOf(this.cell);
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

  /** Adds to the health, up to full health. A robot whose health falls below 0 leaves the world; 0 is alive. */
  healthChange(world: World, amount: number): void {
    this.health = Math.min(FULL_HEALTH, this.health + amount);
    if (this.health < 0) world.killRobot(this.x, this.y);
  }

  /** One step ahead, or a half turn at the wall. `false`: a robot is in the way and nothing happened. */
  forward(world: World): boolean {
    const ahead = neighbourOf(this.cell, this.direction);
    if (ahead === WALL) {
      this.turn180();
      world.events?.push(events.turnsAtWall(this));
      return true;
    }
    if (world.robotIn(ahead)) return false;
    const from = this.cell;
    world.moveRobot(columnOf(from), rowOf(from), columnOf(ahead), rowOf(ahead));
    world.events?.push(events.moves(this, from));
    return true;
  }

  /** The place next to the robot, or `null` beyond the edge. */
  boardPositionInDirection(direction: Direction): Point | null {
    const cell = neighbourOf(this.cell, direction);
    return cell === WALL ? null : positionOf(cell);
  }

  /** The robot next to this one, or `null`: nobody there, or the wall. */
  protected neighbour(world: World, direction: Direction): Robot | null {
    return world.robotIn(neighbourOf(this.cell, direction));
  }

  /** Takes over the health of the robot that this one is a copy of. */
  protected copyFrom(other: Robot): this {
    this.health = other.health;
    return this;
  }
}
