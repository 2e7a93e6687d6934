import { PLAIN_CARD, type CardFacts, type StatusModifiers } from '../facts/cards';

/** A card tells what it costs and does; it never does anything itself, so that one object may lie in many piles. `docs/games/spire.md#cards` */
export class Card {
  private readonly name: string;
  private readonly description: string;
  private readonly damage: number;
  private readonly block: number;
  private readonly energyCost: number;
  private readonly statusModifiers: StatusModifiers;
  private readonly targeted: boolean;

  constructor(facts: CardFacts = PLAIN_CARD) {
    this.name = facts.name;
    this.description = facts.description;
    this.damage = facts.damage;
    this.block = facts.block;
    this.energyCost = facts.energyCost;
    this.statusModifiers = facts.statusModifiers;
    this.targeted = facts.requiresTarget;
  }

  getName(): string {
    return this.name;
  }

  getDescription(): string {
    return this.description;
  }

  getDamageAmount(): number {
    return this.damage;
  }

  getBlock(): number {
    return this.block;
  }

  getEnergyCost(): number {
    return this.energyCost;
  }

  getStatusModifiers(): StatusModifiers {
    return this.statusModifiers;
  }

  /** Whether it can't be played without a monster to play it on. */
  requiresTarget(): boolean {
    return this.targeted;
  }

  toString(): string {
    return `${this.getName()}: ${this.getDescription()}`;
  }

  /** The original's `repr`: the call that makes the card. */
  repr(): string {
    return `${this.getName()}()`;
  }
}
