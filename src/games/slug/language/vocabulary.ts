import type { TextArguments } from '../../../core/message';
import {
  ANGRY_SLUG,
  HEALING_ROCK,
  NICE_SLUG,
  POISON_DART,
  POISON_SWORD,
  SCARED_SLUG,
  type SlugFacts,
  type WeaponFacts,
} from '../facts/stock';

const WEAPONS = [
  { kind: 'weapon', word: 'poison-dart', symbol: POISON_DART.symbol, facts: POISON_DART },
  { kind: 'weapon', word: 'poison-sword', symbol: POISON_SWORD.symbol, facts: POISON_SWORD },
  { kind: 'weapon', word: 'healing-rock', symbol: HEALING_ROCK.symbol, facts: HEALING_ROCK },
] as const;

const SLUGS = [
  { kind: 'slug', word: 'nice-slug', symbol: NICE_SLUG.symbol, facts: NICE_SLUG },
  { kind: 'slug', word: 'angry-slug', symbol: ANGRY_SLUG.symbol, facts: ANGRY_SLUG },
  { kind: 'slug', word: 'scared-slug', symbol: SCARED_SLUG.symbol, facts: SCARED_SLUG },
] as const;

const PLAIN = [
  { kind: 'wall', word: 'wall', symbol: '#' },
  { kind: 'floor', word: 'floor', symbol: ' ' },
  { kind: 'goal', word: 'goal', symbol: 'G' },
  { kind: 'player', word: 'player', symbol: 'P' },
] as const;

/** A character of a level and what it stands for. The words name the texts `slug.symbol.WORD` and `slug.about.WORD`. */
export type LevelSymbol = (typeof PLAIN)[number] | (typeof SLUGS)[number] | (typeof WEAPONS)[number];

/** The characters of a level: the one table behind completion, hover, outline, grammar and docs. `docs/games/slug.md#cells` */
export const SYMBOLS: readonly LevelSymbol[] = [...PLAIN, ...SLUGS, ...WEAPONS];

/** Health values that make a level of ordinary difficulty; offered in line 1. */
export const TYPICAL_HEALTHS: readonly number[] = [10, 20, 30, 50];

const BY_SYMBOL = new Map<string, LevelSymbol>(SYMBOLS.map((entry) => [entry.symbol, entry]));

/** The table's entry for a character, if it has one. */
export function symbolFor(character: string): LevelSymbol | undefined {
  return BY_SYMBOL.get(character);
}

/** What a slug or a weapon is called; for any other character the character itself. */
export function nameFor(character: string): string {
  const entry = symbolFor(character);
  return entry && 'facts' in entry ? entry.facts.name : character;
}

/** The numbers and names behind a character, for its texts: the health and weapon of a slug, the effect and range of a weapon. */
export function argumentsFor(entry: LevelSymbol): TextArguments {
  switch (entry.kind) {
    case 'slug':
      return { ...weaponArguments(entry.facts.weapon), ...slugArguments(entry.facts) };
    case 'weapon':
      return weaponArguments(entry.facts);
    default:
      return {};
  }
}

function slugArguments({ maxHealth }: SlugFacts): TextArguments {
  return { health: maxHealth };
}

function weaponArguments({ name, range, effect: { damage = 0, healing = 0, poison = 0 } }: WeaponFacts): TextArguments {
  return { weapon: name, range, count: range, damage, healing, poison };
}
