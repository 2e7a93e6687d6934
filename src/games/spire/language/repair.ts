import { closestMatch } from '../../../core/closestMatch';
import { guessHitPoints } from './hitPoints';
import { MONSTER_TYPES, monsterKindOf } from '../facts/monsterKinds';

const MAX_LENGTH = 80;

/** A repaired monster line. */
export interface Repair {
  readonly text: string;
  /** Whether the type was spelt right, apart from case and what stands between its letters. */
  readonly isSure: boolean;
}

/** The monster line that a line of one word or of many may have meant, such as `JawWorm 50` for `Jaw Worm: 50`; `null` when none is near. */
export function repairMonsterLine(text: string): Repair | null {
  if (text.length > MAX_LENGTH) return null;
  const letters = text.replace(/[^A-Za-z]/g, '');
  const kind = monsterKindOf(closestMatch(letters, MONSTER_TYPES) ?? '');
  if (!kind) return null;
  const hp = guessHitPoints(text);
  const isSure = hp !== null && letters.toLowerCase() === kind.type.toLowerCase();
  return { text: `${kind.type} ${hp ?? kind.typicalHp}`, isSure };
}
