import type { SlugDungeonModel } from '../engine/model';

/**
 * What decides how a game can go on, as a short text: equal for two models exactly when the same keys do the same from here. The position
 * before the last move is no part of it, since the next move overwrites it. `docs/games/slug.md#shortest-win`
 */
export function stateKey(model: SlugDungeonModel): string {
  const [row, column] = model.getPlayerPosition();
  const player = model.getPlayer();
  const parts: (string | number)[] = [
    row,
    column,
    player.getHealth(),
    player.getPoison(),
    player.getWeapon()?.getSymbol() ?? '',
  ];
  for (const [position, slug] of model.getSlugs()) {
    parts.push(slug.getSymbol() + position[0], position[1], slug.getHealth(), slug.getPoison(), slug.canMove() ? 1 : 0);
  }
  for (const [r, tiles] of model.getTiles().entries()) {
    for (const [c, tile] of tiles.entries()) {
      const weapon = tile.getWeapon();
      if (weapon) parts.push(weapon.getSymbol() + r, c);
    }
  }
  return parts.join();
}
