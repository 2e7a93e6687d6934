import { leftOf, rightOf, type Direction } from '../facts/direction';
import * as events from './events';
import { FULL_HEALTH, Robot, type Team } from './robot';
import { Trail } from './trail';
import type { MedicCommand } from '../facts/vocabulary';
import type { World } from './world';

/** Heals the teammates around it, then carries out one command of its list. `docs/games/robots.md#medic-robots` */
export class MedicRobot extends Robot {
  override readonly kind = 'medic';
  /** The cells that it came through. */
  readonly trail = new Trail();
  private due = 0;

  constructor(
    id: number,
    team: Team,
    cell: number,
    direction: Direction,
    readonly commands: readonly MedicCommand[],
  ) {
    super(id, team, cell, direction);
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
    const medic = new MedicRobot(this.id, this.getTeam(), this.cell, this.direction, this.commands).copyFrom(this);
    medic.due = this.due;
    medic.trail.copyFrom(this.trail);
    return medic;
  }

  /** The command that it will try next, counted from 0; `null` when its list is empty. */
  dueCommand(): number | null {
    return this.commands.length === 0 ? null : this.due;
  }

  private heal(world: World, direction: Direction): void {
    const teammate = this.neighbour(world, direction);
    if (!teammate || teammate.getTeam() !== this.getTeam()) return;
    const amount = world.random.randrange(0, 4);
    const gain = Math.min(amount, FULL_HEALTH - teammate.getHealth());
    teammate.healthChange(world, amount);
    world.deeds.record('heal', this, teammate, gain);
    if (gain > 0) world.events?.push(events.heals(this, teammate, gain));
  }

  private goForward(world: World): boolean {
    const { cell } = this;
    const isDone = this.forward(world);
    if (this.cell !== cell) this.trail.leave(cell);
    if (!isDone) world.events?.push(events.waits(this));
    return isDone;
  }

  /** `false`: the way is blocked, and the same command is due again. */
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
    world.events?.push(events.turns(this));
    return true;
  }
}
