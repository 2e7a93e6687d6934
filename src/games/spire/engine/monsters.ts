import { cultistTurn, jawWormTurn, type MonsterType } from '../facts/monsters';
import type { GameContext } from './context';
import { randomLouseAmount } from './draws';
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

  override getName(): MonsterType {
    return 'Louse';
  }

  override plan(): MonsterPlan {
    return { damage: this.amount, weak: 0, block: 0 };
  }

  override action(): MonsterAction {
    return { damage: this.amount };
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

  override getName(): MonsterType {
    return 'Cultist';
  }

  override plan(): MonsterPlan {
    return { ...cultistTurn(this.calls), block: 0 };
  }

  override action(): MonsterAction {
    return cultistTurn(this.calls++);
  }
}

/** Turns its wounds into block and damage, half and half. */
export class JawWorm extends Monster {
  override getName(): MonsterType {
    return 'JawWorm';
  }

  override plan(): MonsterPlan {
    return { ...jawWormTurn(this.maxHp - this.getHp()), weak: 0 };
  }

  override action(): MonsterAction {
    const { damage, block } = jawWormTurn(this.maxHp - this.getHp());
    this.addBlock(block);
    return { damage };
  }
}

/** A new monster of a game: it takes an ID, and a Louse draws its damage. `docs/games/spire.md#monsters` */
export function createMonster(type: MonsterType, maxHp: number, context: GameContext): Monster {
  const id = context.takeId();
  switch (type) {
    case 'Louse':
      return new Louse(maxHp, id, randomLouseAmount(context.random));
    case 'Cultist':
      return new Cultist(maxHp, id);
    case 'JawWorm':
      return new JawWorm(maxHp, id);
  }
}
