import type { Card } from '../engine/card';
import type { Monster } from '../engine/monster';
import type { Player } from '../engine/player';

/** A fight as the original prints it after a move. `docs/games/spire.md#the-display` */
export function renderText(player: Player, monsters: readonly Monster[]): string {
  const hand = `Hand: ${listOf(player.getHand())}`;
  const border = '-'.repeat(hand.length);
  const lines = [
    'MONSTERS',
    ...monsters.flatMap((monster) => {
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

/** Cards as the original lists them. */
export function listOf(cards: readonly Card[]): string {
  return `[${cards.map((card) => card.repr()).join(', ')}]`;
}
