import type { Encounter } from './encounter';
import { listOf } from './originalTexts';

/** The state of an encounter as the original prints it after a move. `docs/games/spire.md#the-display` */
export function display(encounter: Encounter): string {
  const player = encounter.getPlayer();
  const hand = `Hand: ${listOf(player.getHand())}`;
  const border = '-'.repeat(hand.length);
  const lines = [
    'MONSTERS',
    ...encounter.getMonsters().flatMap((monster) => {
      const health = monster.toString();
      const frame = '-'.repeat(health.length);
      return [frame, `Monster ${monster.getId()}`, health, frame];
    }),
    '',
    '',
    '',
    'PLAYER',
    border,
    player.getName(),
    `HP: ${player.getHp()}/${player.getMaxHp()}`,
    `Energy: ${player.getEnergy()}`,
    hand,
    `Block: ${player.getBlock()} Strength: ${player.getStrength()} ` +
      `Vulnerable: ${player.getVulnerable()} Weak: ${player.getWeak()}`,
    border,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
