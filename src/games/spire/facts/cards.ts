/** What a card adds to somebody's statuses; only the keys that apply. Strength goes to the player, the others to the target. */
export interface StatusModifiers {
  readonly strength?: number;
  readonly weak?: number;
  readonly vulnerable?: number;
}

/** A card of the game by its numbers. `docs/games/spire.md#cards` */
export interface CardFacts {
  readonly name: string;
  readonly damage: number;
  readonly block: number;
  readonly energyCost: number;
  readonly statusModifiers: StatusModifiers;
  /** Whether it can't be played without a monster to play it on. */
  readonly requiresTarget: boolean;
  /** The original's own words, the same in every language. */
  readonly description: string;
}

/** What a card has that says nothing else. */
export const PLAIN_CARD: CardFacts = {
  name: 'Card',
  damage: 0,
  block: 0,
  energyCost: 1,
  statusModifiers: {},
  requiresTarget: true,
  description: 'A card.',
};

/* @__NO_SIDE_EFFECTS__ */
const card = (facts: Partial<CardFacts>): CardFacts => ({ ...PLAIN_CARD, ...facts });

export const STRIKE = card({ name: 'Strike', damage: 6, description: 'Deal 6 damage.' });

export const DEFEND = card({
  name: 'Defend',
  block: 5,
  requiresTarget: false,
  description: 'Gain 5 block.',
});

export const BASH = card({
  name: 'Bash',
  damage: 7,
  block: 5,
  energyCost: 2,
  description: 'Deal 7 damage. Gain 5 block.',
});

export const NEUTRALIZE = card({
  name: 'Neutralize',
  damage: 3,
  energyCost: 0,
  statusModifiers: { weak: 1, vulnerable: 2 },
  description: 'Deal 3 damage. Apply 1 weak. Apply 2 vulnerable.',
});

export const SURVIVOR = card({
  name: 'Survivor',
  block: 8,
  statusModifiers: { strength: 1 },
  requiresTarget: false,
  description: 'Gain 8 block and 1 strength.',
});

export const ERUPTION = card({
  name: 'Eruption',
  damage: 9,
  energyCost: 2,
  description: 'Deal 9 damage.',
});

export const VIGILANCE = card({
  name: 'Vigilance',
  block: 8,
  energyCost: 2,
  statusModifiers: { strength: 1 },
  requiresTarget: false,
  description: 'Gain 8 block and 1 strength.',
});
