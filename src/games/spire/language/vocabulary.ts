import type { TextArguments } from '../../../core/message';
import { LOUSE_DAMAGE, MONSTERS, type MonsterType } from '../facts/monsters';

/** The word that opens an encounter. */
export const HEADER_WORD = 'Encounter';

/** Hit points of an ordinary monster of a type; offered where some are missing. */
export const TYPICAL_HP: Readonly<Record<MonsterType, number>> = { Louse: 20, Cultist: 30, JawWorm: 50 };

/** Hit points from easy to hard; offered behind a type. */
export const HP_RANGE: readonly number[] = [10, 20, 30, 50, 80];

/** An ordinary monster of each type, as the text of its line. */
export const TYPICAL_MONSTERS: readonly { readonly type: MonsterType; readonly hp: number; readonly text: string }[] =
  MONSTERS.map(({ type }) => ({ type, hp: TYPICAL_HP[type], text: `${type} ${TYPICAL_HP[type]}` }));

/** The numbers in the texts `spire.monster.TYPE` and `spire.about.TYPE`. */
export function argumentsFor(type: MonsterType): TextArguments {
  return type === 'Louse' ? { least: LOUSE_DAMAGE.least, most: LOUSE_DAMAGE.most } : {};
}
