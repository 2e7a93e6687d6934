import type { Point } from '../../../core/cell';
import { pointOf } from '../facts/board';
import type { Robot } from './robot';

/** What one robot did to another; plain data. */
export interface Interaction {
  readonly kind: 'attack' | 'heal';
  /** The number of the robot that did it. */
  readonly robot: number;
  /** The number of the robot that it was done to. */
  readonly target: number;
  /** Where the two stood at that moment; both may have moved since. */
  readonly from: Point;
  readonly to: Point;
  /** Health lost or gained. */
  readonly amount: number;
  readonly kills: boolean;
}

/** Interactions are kept as this many numbers each. */
const RECORD_LENGTH = 7;

/** The attacks and healings of one turn, kept as bare numbers so that a turn allocates nothing. */
export class Interactions {
  private readonly numbers: number[] = [];
  private used = 0;

  clear(): void {
    this.used = 0;
  }

  /** Records an interaction right after it happened. */
  record(kind: Interaction['kind'], robot: Robot, target: Robot, amount: number): void {
    const { numbers } = this;
    numbers[this.used++] = kind === 'attack' ? 0 : 1;
    numbers[this.used++] = robot.number;
    numbers[this.used++] = target.number;
    numbers[this.used++] = robot.square;
    numbers[this.used++] = target.square;
    numbers[this.used++] = amount;
    numbers[this.used++] = target.getHealth() < 0 ? 1 : 0;
  }

  /** The interactions in the order in which they happened. */
  list(): Interaction[] {
    const list: Interaction[] = [];
    for (let at = 0; at < this.used; at += RECORD_LENGTH) {
      const [kind = 0, robot = 0, target = 0, from = 0, to = 0, amount = 0, kills = 0] = this.numbers.slice(
        at,
        at + RECORD_LENGTH,
      );
      list.push({
        kind: kind === 0 ? 'attack' : 'heal',
        robot,
        target,
        from: pointOf(from),
        to: pointOf(to),
        amount,
        kills: kills === 1,
      });
    }
    return list;
  }

  /** Takes over the interactions of another turn. */
  copyFrom(other: Interactions): void {
    for (let at = 0; at < other.used; at++) this.numbers[at] = other.numbers[at] ?? 0;
    this.used = other.used;
  }
}
