import { cloneOf } from '../../../core/cloneOf';
import { leftOf, rightOf, type Direction } from '../facts/direction';
import { FULL_HEALTH, type Team } from '../facts/robots';
import type { MedicCommand } from '../facts/vocabulary';
import * as events from './events';
import { Robot } from './robot';
import { Trail } from './trail';
import type { World } from './world';

/** Heals the teammates around it, then carries out one command of its list. `docs/games/robots.md#medic-robots` */
export class MedicRobot extends Robot {
  override readonly kind = 'medic';
  /** Where it has been. */
  readonly trail = new Trail();
  /** The command to try next, from 0. */
  private due = 0;

  constructor(
    number: number,
    team: Team,
    square: number,
    direction: Direction,
    readonly commands: readonly MedicCommand[],
  ) {
    super(number, team, square, direction);
  }

  override runTurn(world: World): void {
    const facing = this.direction;
    this.heal(world, rightOf(facing));
    this.heal(world, facing);
    this.heal(world, leftOf(facing));
    const command = this.commands[this.due];
    if (command === undefined || !this.carryOut(world, command)) return;
    this.due = (this.due + 1) % this.commands.length;
  }

  override copy(): MedicRobot {
    return cloneOf(this, { trail: this.trail.copy() });
  }

  /** The command that it will try next, from 0; `null` when its list is empty. */
  dueCommand(): number | null {
    return this.commands.length === 0 ? null : this.due;
  }

  private heal(world: World, direction: Direction): void {
    const teammate = this.neighbour(world, direction);
    if (!teammate || teammate.getTeam() !== this.getTeam()) return;
    const amount = world.random.randrange(0, 4);
    const gain = Math.min(amount, FULL_HEALTH - teammate.getHealth());
    teammate.healthChange(world, amount);
    world.interactions.record('heal', this, teammate, gain);
    if (world.log && gain > 0) events.heals(world.log, this, teammate, gain);
  }

  /** `false`: the way is blocked, and the same command stays due. */
  private carryOut(world: World, command: MedicCommand): boolean {
    switch (command) {
      case 'Forward':
        return this.goForward(world);
      case 'Left90':
        this.left90();
        break;
      case 'Right90':
        this.right90();
        break;
      case 'Turn180':
        this.turn180();
        break;
    }
    if (world.log) events.turns(world.log, this);
    return true;
  }

  private goForward(world: World): boolean {
    const { square } = this;
    const isDone = this.forward(world);
    if (this.square !== square) this.trail.add(square);
    if (world.log && !isDone) events.waits(world.log, this);
    return isDone;
  }
}
