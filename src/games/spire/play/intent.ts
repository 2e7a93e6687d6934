import { damageAfterStatuses } from '../engine/damage';
import type { Monster, MonsterPlan } from '../engine/monster';
import type { Player } from '../engine/player';

/** What a monster would do in the enemy turn if the player ended the turn now; nothing is changed. `damage` is what its hit would count, before the player's block. */
export function intentOf(monster: Monster, player: Player): MonsterPlan {
  const { damage, weak, block } = monster.plan();
  const staysWeak = monster.getWeak() > 1;
  const hit = damageAfterStatuses(damage + monster.getStrength(), player.getVulnerable() > 0, staysWeak);
  return { damage: hit, weak, block };
}
