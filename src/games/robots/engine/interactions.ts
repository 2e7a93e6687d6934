import { positionOf, type Point } from '../facts/board';
import type { Robot } from './robot';

/** What one robot did to another; plain data. */
export interface Interaction {
  readonly kind: 'attack' | 'heal';
  /** The `id` of who did it. */
  readonly robot: number;
  /** The `id` of whom it was done to. */
  readonly target: number;
  /** Where the two stood then; both may have moved since. */
  readonly from: Point;
  readonly to: Point;
  /** Health lost or gained. */
  readonly amount: number;
  readonly kills: boolean;
}

const KINDS: readonly Interaction['kind'][] = ['attack', 'heal'];
const NUMBERS_A_DEED = 7;

/** The attacks and healings of one turn, kept as bare numbers so that a turn allocates nothing. */
export class Interactions {
  private readonly numbers: number[] = [];
  private used = 0;

  clear(): void {
    this.used = 0;
  }

  /** Notes a deed after it was done. */
  record(kind: Interaction['kind'], robot: Robot, target: Robot, amount: number): void {
    const { numbers } = this;
    numbers[this.used++] = kind === 'attack' ? 0 : 1;
    numbers[this.used++] = robot.id;
    numbers[this.used++] = target.id;
    numbers[this.used++] = robot.cell;
    numbers[this.used++] = target.cell;
    numbers[this.used++] = amount;
    numbers[this.used++] = target.getHealth() < 0 ? 1 : 0;
  }

  /** The deeds in the order in which they were done. */
  list(): Interaction[] {
    const deeds: Interaction[] = [];
    for (let at = 0; at < this.used; at += NUMBERS_A_DEED) {
      const [kind = 0, robot = 0, target = 0, from = 0, to = 0, amount = 0, kills = 0] = this.numbers.slice(
        at,
        at + NUMBERS_A_DEED,
      );
      deeds.push({
        kind: KINDS[kind] ?? 'attack',
        robot,
        target,
        from: positionOf(from),
        to: positionOf(to),
        amount,
        kills: kills === 1,
      });
    }
    return deeds;
  }

  /** Takes over what another one holds. */
  copyFrom(other: Interactions): void {
    for (let at = 0; at < other.used; at++) this.numbers[at] = other.numbers[at] ?? 0;
    this.used = other.used;
  }
}
