import type { Message } from '../../../core/message';
import type { SlugDungeonModel } from '../engine/model';
import { DART, RANGE, ROCK, slugNumber, SWORD, weaponNumber } from './arms';
import { STEPS } from '../facts/steps';
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
  const isInReach = cellsInReach(range, ground);
  const isRoomInReach = roomsWith(isInReach, ground);
  for (const [[row, column], slug] of slugs) {
    const isMet = slugNumber(slug) === ROCK ? isInReach : isRoomInReach;
    if (isMet[ground.cellAt([row, column])] === 1) continue;
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

/** 1 for each cell that a weapon of that range reaches from where the player can come to; walls stop no effect. */
function cellsInReach(range: number, { count, rowOf, columnOf, isReachable, cellAt }: Ground): Uint8Array {
  const isInReach = new Uint8Array(count);
  for (let cell = 0; cell < count; cell++) {
    if (isReachable[cell] !== 1) continue;
    const row = rowOf[cell] ?? 0;
    const column = columnOf[cell] ?? 0;
    for (let by = 1; by <= range; by++) {
      for (const [down, right] of STEPS) {
        const met = cellAt([row + by * down, column + by * right]);
        if (met >= 0) isInReach[met] = 1;
      }
    }
  }
  return isInReach;
}

/** 1 for each cell from which one can walk to one that is marked. */
function roomsWith(isMarked: Uint8Array, { neighbours }: Ground): Uint8Array {
  const isMet = isMarked.slice();
  const cells = [...isMarked.keys()].filter((cell) => isMarked[cell] === 1);
  // The list grows while it is gone through.
  for (const cell of cells) {
    for (let side = 0; side < SIDES; side++) {
      const next = neighbours[cell * SIDES + side] ?? -1;
      if (next < 0 || isMet[next] === 1) continue;
      isMet[next] = 1;
      cells.push(next);
    }
  }
  return isMet;
}
