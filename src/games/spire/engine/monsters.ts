import { Monster, type MonsterAction, type MonsterPlan } from './monster';

/** Bites, always equally hard. */
export class Louse extends Monster {
  constructor(
    maxHp: number,
    id: number,
    private readonly amount: number,
  ) {
    super(maxHp, id);
  }

  override getName(): string {
    return 'Louse';
  }

  override plan(): MonsterPlan {
    return { damage: this.amount, weak: 0, block: 0 };
  }

  override action(): MonsterAction {
    return { damage: this.amount };
  }

  override copy(): Louse {
    return new Louse(this.maxHp, this.id, this.amount).copyFrom(this);
  }
}

/** Chants first, then strikes harder from turn to turn, and weakens the player on every second one. */
export class Cultist extends Monster {
  constructor(
    maxHp: number,
    id: number,
    private calls = 0,
  ) {
    super(maxHp, id);
  }

  override getName(): string {
    return 'Cultist';
  }

  override plan(): MonsterPlan {
    return { ...cultistAction(this.calls), block: 0 };
  }

  override action(): MonsterAction {
    return cultistAction(this.calls++);
  }

  override copy(): Cultist {
    return new Cultist(this.maxHp, this.id, this.calls).copyFrom(this);
  }
}

/** Turns its wounds into block and damage, half and half. */
export class JawWorm extends Monster {
  override getName(): string {
    return 'JawWorm';
  }

  override plan(): MonsterPlan {
    const taken = this.maxHp - this.getHp();
    return { damage: Math.floor(taken / 2), weak: 0, block: Math.ceil(taken / 2) };
  }

  override action(): MonsterAction {
    const { damage, block } = this.plan();
    this.addBlock(block);
    return { damage };
  }

  override copy(): JawWorm {
    return new JawWorm(this.maxHp, this.id).copyFrom(this);
  }
}

/** What a Cultist does after so many earlier actions. */
export function cultistAction(calls: number): { readonly damage: number; readonly weak: number } {
  return { damage: calls === 0 ? 0 : 6 + calls, weak: calls % 2 };
}
