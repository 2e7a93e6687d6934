/** The first word of a monster line. */
export type MonsterType = 'Louse' | 'Cultist' | 'JawWorm';

/** A number that chance leaves open, from `least` to `most`, both included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** The damage of a Louse; each draws its own when it is made. */
export const LOUSE_DAMAGE: Span = { least: 5, most: 7 };

/** What a Cultist does after so many earlier turns: nothing at first, then 7, 8, 9, …; every other turn it also weakens. */
export function cultistTurn(earlier: number): { readonly damage: number; readonly weak: number } {
  return { damage: earlier === 0 ? 0 : 6 + earlier, weak: earlier % 2 };
}

/** What a JawWorm makes of the hit points that it has lost: damage of one half, rounded down, and block of the other. */
export function jawWormTurn(lost: number): { readonly damage: number; readonly block: number } {
  return { damage: Math.floor(lost / 2), block: Math.ceil(lost / 2) };
}

/** A monster of the game by its numbers. `docs/games/spire.md#monsters` */
export interface MonsterFacts {
  readonly type: MonsterType;
  /** The damage of its turn number `turn`, from 1, to a player without block while nobody hurts it. */
  damageOnTurn(turn: number): Span;
}

/** The monsters of the game. */
export const MONSTERS: readonly MonsterFacts[] = [
  { type: 'Louse', damageOnTurn: () => LOUSE_DAMAGE },
  { type: 'Cultist', damageOnTurn: (turn) => certain(cultistTurn(turn - 1).damage) },
  { type: 'JawWorm', damageOnTurn: () => certain(jawWormTurn(0).damage) },
];

/** The types, in the order of the table. */
export const MONSTER_TYPES: readonly MonsterType[] = MONSTERS.map(({ type }) => type);

const BY_TYPE = new Map<string, MonsterFacts>(MONSTERS.map((facts) => [facts.type, facts]));

/** The monster that a word names, in exactly its case; `undefined` for any other word. */
export function monsterNamed(word: string): MonsterFacts | undefined {
  return BY_TYPE.get(word);
}

function certain(value: number): Span {
  return { least: value, most: value };
}
