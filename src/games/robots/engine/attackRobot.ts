import { leftOf, rightOf } from '../facts/direction';
import * as events from './events';
import { Robot } from './robot';
import type { World } from './world';

/** Half of the random moves go forward. */
const MOVES = ['F', 'F', 'L', 'R'] as const;

/** Hits the enemy in front, turns to one beside it, else wanders. `docs/games/robots.md#attack-robots` */
export class AttackRobot extends Robot {
  override readonly kind = 'attack';

  override runTurn(world: World): void {
    const front = this.neighbour(world, this.direction);
    if (front) {
      if (this.isEnemy(front)) this.attack(world, front);
      else if (world.log) events.waits(world.log, this);
    } else if (this.isEnemy(this.neighbour(world, rightOf(this.direction)))) {
      this.right90();
      if (world.log) events.turnsToEnemy(world.log, this);
    } else if (this.isEnemy(this.neighbour(world, leftOf(this.direction)))) {
      this.left90();
      if (world.log) events.turnsToEnemy(world.log, this);
    } else {
      this.wander(world);
    }
  }

  private isEnemy(robot: Robot | null): boolean {
    return robot !== null && robot.getTeam() !== this.getTeam();
  }

  private attack(world: World, enemy: Robot): void {
    const damage = world.random.randrange(1, 7);
    enemy.healthChange(world, -damage);
    world.interactions.record('attack', this, enemy, damage);
    if (world.log) events.hits(world.log, this, enemy, damage);
  }

  private wander(world: World): void {
    const move = world.random.choice(MOVES);
    if (move === 'F') {
      this.forward(world);
      return;
    }
    if (move === 'L') this.left90();
    else this.right90();
    if (world.log) events.turns(world.log, this);
  }
}
