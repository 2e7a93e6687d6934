/** What a weapon does to its target; only the keys that apply. */
export interface Effect {
  readonly damage?: number;
  readonly healing?: number;
  readonly poison?: number;
}

/** A weapon of the game by its numbers. `docs/games/slug.md#weapons` */
export interface WeaponFacts {
  readonly name: string;
  readonly symbol: string;
  /** How many cells it reaches in each of the four directions. */
  readonly range: number;
  readonly effect: Effect;
}

/** A slug of the game by its numbers. `docs/games/slug.md#slugs` */
export interface SlugFacts {
  readonly name: string;
  readonly symbol: string;
  readonly maxHealth: number;
  readonly weapon: WeaponFacts;
}

export const POISON_DART: WeaponFacts = { name: 'PoisonDart', symbol: 'D', range: 2, effect: { poison: 2 } };
export const POISON_SWORD: WeaponFacts = {
  name: 'PoisonSword',
  symbol: 'S',
  range: 1,
  effect: { damage: 2, poison: 1 },
};
export const HEALING_ROCK: WeaponFacts = { name: 'HealingRock', symbol: 'H', range: 2, effect: { healing: 2 } };

export const NICE_SLUG: SlugFacts = { name: 'NiceSlug', symbol: 'N', maxHealth: 10, weapon: HEALING_ROCK };
export const ANGRY_SLUG: SlugFacts = { name: 'AngrySlug', symbol: 'A', maxHealth: 5, weapon: POISON_SWORD };
export const SCARED_SLUG: SlugFacts = { name: 'ScaredSlug', symbol: 'L', maxHealth: 3, weapon: POISON_DART };
