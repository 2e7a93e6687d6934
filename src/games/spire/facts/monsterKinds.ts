import type { GameContext } from '../engine/context';
import { LOUSE_DAMAGE, randomLouseAmount } from '../engine/draws';
import type { Monster } from '../engine/monster';
import { Cultist, cultistAction, JawWorm, Louse } from '../engine/monsters';

/** The first word of a monster line. */
export type MonsterType = 'Louse' | 'Cultist' | 'JawWorm';

/** A number that chance leaves open, from `least` to `most`, both included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** A kind of monster. Its type also names the texts `spire.monster.TYPE` and `spire.about.TYPE`. */
export interface MonsterKind {
  readonly type: MonsterType;
  /** Hit points of an ordinary one; offered where some are missing. */
  readonly typicalHp: number;
  /** A new monster of the game: takes an id, and a Louse draws its damage. */
  create(maxHp: number, context: GameContext): Monster;
  /** The damage of its enemy turn number `turn`, from 1, to a player without block while nobody hurts it. */
  damageOnTurn(turn: number): Span;
}

/** The monsters: the one table behind reading, completion, hover, hints, grammar and docs. `docs/games/spire.md#monsters` */
export const MONSTER_KINDS: readonly MonsterKind[] = [
  {
    type: 'Louse',
    typicalHp: 20,
    create: (maxHp, context) => new Louse(maxHp, context.takeId(), randomLouseAmount(context.random)),
    damageOnTurn: () => LOUSE_DAMAGE,
  },
  {
    type: 'Cultist',
    typicalHp: 30,
    create: (maxHp, context) => new Cultist(maxHp, context.takeId()),
    damageOnTurn: (turn) => ({ least: cultistAction(turn - 1).damage, most: cultistAction(turn - 1).damage }),
  },
  {
    type: 'JawWorm',
    typicalHp: 50,
    create: (maxHp, context) => new JawWorm(maxHp, context.takeId()),
    damageOnTurn: () => ({ least: 0, most: 0 }),
  },
];

/** The types, in the order of the table. */
export const MONSTER_TYPES: readonly MonsterType[] = MONSTER_KINDS.map(({ type }) => type);

const BY_TYPE = new Map<string, MonsterKind>(MONSTER_KINDS.map((kind) => [kind.type, kind]));

/** The kind that a word names, upper and lower case told apart; `undefined` for any other word. */
export function monsterKindOf(word: string): MonsterKind | undefined {
  return BY_TYPE.get(word);
}
