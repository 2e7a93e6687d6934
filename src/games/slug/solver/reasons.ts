import type { Message } from '../../../core/message';
import type { SlugDungeonModel } from '../engine/model';
import { DART, RANGE, ROCK, slugNumber, SWORD, weaponNumber } from './arms';
import { SIDES, type Ground } from './ground';

/**
 * Why a game that goes on cannot be won, where that is plain without a search; what is said is proved. `null` where it is not plain.
 *
 * Slugs die of a player who hits them with a dart or a sword, or of the poison of that; so without such a weapon all slugs live on, since a slug drops
 * its own only when it dies. And one that no cell of the player comes near enough to, wherever it goes, lives on as well.
 */
export function plainReason(model: SlugDungeonModel, ground: Ground): Message | null {
  const tiles = model.getTiles();
  if (!tiles.some((row) => row.some((tile) => tile.toString() === 'G'))) return { key: 'slug.unwinnable.no-goal' };
  if (!ground.isGoal.some((isGoal, cell) => isGoal === 1 && ground.isReachable[cell] === 1)) {
    return { key: 'slug.unwinnable.goal-unreachable' };
  }
  const slugs = model.getSlugs();
  // A slug that is poisoned may die without another hit, and leave what nobody else has.
  if (slugs.length === 0 || slugs.some(([, slug]) => slug.getPoison() > 0)) return null;
  const weapons = weaponsOf(model, ground);
  if (!weapons.has(DART) && !weapons.has(SWORD)) return { key: 'slug.unwinnable.no-weapon' };
  for (const [, slug] of slugs) weapons.add(slugNumber(slug));
  const range = RANGE[weapons.has(DART) ? DART : SWORD] ?? 0;
  for (const [[row, column], slug] of slugs) {
    const start = ground.cellAt([row, column]);
    const places = slugNumber(slug) === ROCK ? [start] : placesFrom(start, ground);
    if (places.some((place) => isInReach(place, range, ground))) continue;
    return { key: 'slug.unwinnable.slug-out-of-reach', args: { slug: slug.getName(), row, column } };
  }
  return null;
}

/** The weapons that the player has, or can walk to. */
function weaponsOf(model: SlugDungeonModel, ground: Ground): Set<number> {
  const weapons = new Set([weaponNumber(model.getPlayer().getWeapon())]);
  model.getTiles().forEach((tiles, row) => {
    tiles.forEach((tile, column) => {
      const weapon = tile.getWeapon();
      if (weapon && ground.isReachable[ground.cellAt([row, column])] === 1) weapons.add(weaponNumber(weapon));
    });
  });
  return weapons;
}

/** All cells that can be walked to, the first included. */
function placesFrom(start: number, { count, neighbours }: Ground): number[] {
  const isKnown = new Uint8Array(count);
  const places = [start];
  isKnown[start] = 1;
  // The list grows while it is gone through.
  for (const place of places) {
    for (let side = 0; side < SIDES; side++) {
      const next = neighbours[place * SIDES + side] ?? -1;
      if (next < 0 || isKnown[next] === 1) continue;
      isKnown[next] = 1;
      places.push(next);
    }
  }
  return places;
}

/** Whether the player can come to a cell from which a weapon of that range reaches the place; walls stop no effect. */
function isInReach(place: number, range: number, { rowOf, columnOf, isReachable, cellAt }: Ground): boolean {
  const row = rowOf[place] ?? 0;
  const column = columnOf[place] ?? 0;
  for (let by = -range; by <= range; by++) {
    for (const cell of by === 0 ? [] : [cellAt([row + by, column]), cellAt([row, column + by])]) {
      if (cell >= 0 && isReachable[cell] === 1) return true;
    }
  }
  return false;
}
