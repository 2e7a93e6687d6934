/** What a card adds to somebody's statuses; only the keys that apply. Strength goes to the player, the others to the target. */
export interface StatusModifiers {
  readonly strength?: number;
  readonly weak?: number;
  readonly vulnerable?: number;
}

interface CardFacts {
  readonly name: string;
  /** As the original words it, in English. */
  readonly description: string;
  readonly damage?: number;
  readonly block?: number;
  readonly energyCost?: number;
  readonly statusModifiers?: StatusModifiers;
  readonly requiresTarget?: boolean;
}

const PLAIN: CardFacts = { name: 'Card', description: 'A card.' };
const NO_MODIFIERS: StatusModifiers = {};

/** A card tells what it costs and does; it never does anything itself, so that one object may lie in many piles. `docs/games/spire.md#cards` */
export class Card {
  private readonly name: string;
  private readonly description: string;
  private readonly damage: number;
  private readonly block: number;
  private readonly energyCost: number;
  private readonly statusModifiers: StatusModifiers;
  private readonly targeted: boolean;

  constructor(facts: CardFacts = PLAIN) {
    this.name = facts.name;
    this.description = facts.description;
    this.damage = facts.damage ?? 0;
    this.block = facts.block ?? 0;
    this.energyCost = facts.energyCost ?? 1;
    this.statusModifiers = facts.statusModifiers ?? NO_MODIFIERS;
    this.targeted = facts.requiresTarget ?? true;
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

  /** Whether it cannot be played without a monster to play it on. */
  requiresTarget(): boolean {
    return this.targeted;
  }

  toString(): string {
    return `${this.name}: ${this.description}`;
  }

  /** The original's `repr`: the call that makes the card. */
  repr(): string {
    return `${this.name}()`;
  }
}
