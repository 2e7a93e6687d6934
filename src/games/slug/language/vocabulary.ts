import type { TextArguments } from '../../../core/problem';
import { AngrySlug, NiceSlug, ScaredSlug, type Slug } from '../engine/slug';
import { HealingRock, PoisonDart, PoisonSword, type Weapon } from '../engine/weapon';

/** A character of a level and what it stands for. The words name the texts `slug.symbol.WORD` and `slug.about.WORD`. */
export interface LevelSymbol {
  readonly symbol: string;
  readonly kind: 'wall' | 'floor' | 'goal' | 'weapon' | 'player' | 'slug';
  readonly word: string;
}

interface WeaponSymbol extends LevelSymbol {
  readonly kind: 'weapon';
  readonly create: () => Weapon;
}

interface SlugSymbol extends LevelSymbol {
  readonly kind: 'slug';
  readonly create: () => Slug;
}

const WEAPONS: readonly WeaponSymbol[] = [
  { symbol: 'D', kind: 'weapon', word: 'poison-dart', create: () => new PoisonDart() },
  { symbol: 'S', kind: 'weapon', word: 'poison-sword', create: () => new PoisonSword() },
  { symbol: 'H', kind: 'weapon', word: 'healing-rock', create: () => new HealingRock() },
];

const SLUGS: readonly SlugSymbol[] = [
  { symbol: 'N', kind: 'slug', word: 'nice-slug', create: () => new NiceSlug() },
  { symbol: 'A', kind: 'slug', word: 'angry-slug', create: () => new AngrySlug() },
  { symbol: 'L', kind: 'slug', word: 'scared-slug', create: () => new ScaredSlug() },
];

/** The characters of a level: the one table behind completion, hover, outline, grammar and docs. `docs/games/slug.md#cells` */
export const SYMBOLS: readonly LevelSymbol[] = [
  { symbol: '#', kind: 'wall', word: 'wall' },
  { symbol: ' ', kind: 'floor', word: 'floor' },
  { symbol: 'G', kind: 'goal', word: 'goal' },
  { symbol: 'P', kind: 'player', word: 'player' },
  ...SLUGS,
  ...WEAPONS,
];

/** Health values that make a level of ordinary difficulty; offered in line 1. */
export const TYPICAL_HEALTHS: readonly number[] = [10, 20, 30, 50];

const BY_SYMBOL = new Map(SYMBOLS.map((entry) => [entry.symbol, entry]));

/** The table's entry for a character, if it has one. */
export function symbolFor(character: string): LevelSymbol | undefined {
  return BY_SYMBOL.get(character);
}

/** A new slug for its character, or `null` when the character is no slug. */
export function createSlug(symbol: string): Slug | null {
  return SLUGS.find((entry) => entry.symbol === symbol)?.create() ?? null;
}

/** A new weapon for its character, or `null` when the character is no weapon. */
export function createWeapon(symbol: string): Weapon | null {
  return WEAPONS.find((entry) => entry.symbol === symbol)?.create() ?? null;
}

/** The numbers and names behind a character, for its texts: the health and weapon of a slug, the effect and range of a weapon. */
export function factsOf(symbol: string): TextArguments {
  const slug = createSlug(symbol);
  const weapon = slug?.getWeapon() ?? createWeapon(symbol);
  if (!weapon) return {};
  const { damage = 0, healing = 0, poison = 0 } = weapon.getEffect();
  const facts = { weapon: weapon.getName(), range: weapon.range, count: weapon.range, damage, healing, poison };
  return slug ? { ...facts, health: slug.getMaxHealth() } : facts;
}
