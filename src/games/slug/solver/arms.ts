import type { Weapon } from '../engine/weapon';
import { PoisonDart, PoisonSword, HealingRock } from '../engine/weapon';
import { AngrySlug, NiceSlug, ScaredSlug, type Slug } from '../engine/slug';
import { ANGRY_SLUG, HEALING_ROCK, NICE_SLUG, POISON_DART, POISON_SWORD, SCARED_SLUG } from '../facts/stock';

/** Weapons by number, and slugs by the number of the weapon that they carry and drop; 0 is neither. */
export const DART = 1;
export const SWORD = 2;
export const ROCK = 3;

const WEAPONS = [null, POISON_DART, POISON_SWORD, HEALING_ROCK];
const SLUGS = [null, SCARED_SLUG, ANGRY_SLUG, NICE_SLUG];
const WEAPON_CLASSES = [null, PoisonDart, PoisonSword, HealingRock];
const SLUG_CLASSES = [null, ScaredSlug, AngrySlug, NiceSlug];

/** What the weapons do and the slugs bear, by number. */
export const RANGE = Int32Array.from(WEAPONS, (weapon) => weapon?.range ?? 0);
export const DAMAGE = Int32Array.from(WEAPONS, (weapon) => weapon?.effect.damage ?? 0);
export const HEALING = Int32Array.from(WEAPONS, (weapon) => weapon?.effect.healing ?? 0);
export const POISON = Int32Array.from(WEAPONS, (weapon) => weapon?.effect.poison ?? 0);
export const SLUG_HEALTH = Int32Array.from(SLUGS, (slug) => slug?.maxHealth ?? 0);

/** The most health that any slug has; a slug that is poisoned by as much dies in the same turn, so more poison is never told apart. */
export const MOST_SLUG_HEALTH = Math.max(...SLUG_HEALTH);

/** The number of a weapon, 0 for none; -1 for one of a class that the game does not have. */
export function weaponNumber(weapon: Weapon | null): number {
  return WEAPON_CLASSES.findIndex((each) => (weapon?.constructor ?? null) === each);
}

/** The number of a slug; -1 for one of another class, or with another weapon than its own. */
export function slugNumber(slug: Slug): number {
  const number = SLUG_CLASSES.findIndex((each) => slug.constructor === each);
  return weaponNumber(slug.getWeapon()) === number ? number : -1;
}
