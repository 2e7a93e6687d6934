import { cloneOf } from '../../../core/cloneOf';
import { NotImplementedError } from '../../../core/notImplementedError';
import { Entity } from './entity';

/** What a monster does to the player, and to its own strength; before the statuses of both count. */
export interface MonsterAction {
  readonly damage: number;
  readonly weak?: number;
  readonly vulnerable?: number;
  readonly strength?: number;
}

/** What a monster would do if it acted now. */
export interface MonsterPlan {
  readonly damage: number;
  readonly weak: number;
  /** The block that it would gain. */
  readonly block: number;
}

/** An opponent, known by its ID. `docs/games/spire.md#monsters` */
export class Monster extends Entity {
  constructor(
    maxHp: number,
    protected readonly id: number,
  ) {
    super(maxHp);
  }

  override getName(): string {
    return 'Monster';
  }

  getId(): number {
    return this.id;
  }

  /** What its action would be, without doing it. The plain monster has none and throws. */
  plan(): MonsterPlan {
    throw new NotImplementedError();
  }

  /** Changes the monster itself and tells what happens to the player. The plain monster throws. */
  action(): MonsterAction {
    throw new NotImplementedError();
  }

  /** A monster of the same class with the same ID and values, to fork a game. */
  copy(): Monster {
    return cloneOf(this);
  }
}
