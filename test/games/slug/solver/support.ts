import type { Cell } from '../../../../src/core/cell';
import type { SlugDungeonModel } from '../../../../src/games/slug/engine/model';
import { STEPS } from '../../../../src/games/slug/facts/steps';
import { surveyGround, type Ground } from '../../../../src/games/slug/solver/ground';
import { layOut } from '../../../../src/games/slug/solver/layout';
import type { PackedGame } from '../../../../src/games/slug/solver/packedGame';

/** The steps of the directions that a packed game knows. */
export const DELTAS: readonly Cell[] = [...STEPS, [0, 0]];

/** A position as engine and packed game both tell it. */
export interface Told {
  readonly player: readonly unknown[];
  /** In game order: kind, place, health, poison, whether it moves next. */
  readonly slugs: readonly (readonly unknown[])[];
  /** Weapons on the floor, by their places; those where nobody can come are left out. */
  readonly floor: readonly string[];
}

const WEAPONS = ['', 'D', 'S', 'H'];
const SLUGS = ['', 'L', 'A', 'N'];

/** What the engine says of a position; `ground` is that of the start. */
export function toldByEngine(model: SlugDungeonModel, ground: Ground): Told {
  const player = model.getPlayer();
  const weapon = player.getWeapon()?.getSymbol() ?? '';
  return {
    player: [...model.getPlayerPosition(), player.getHealth(), player.getPoison(), weapon],
    slugs: model
      .getSlugs()
      .map(([place, slug]) => [slug.getSymbol(), ...place, slug.getHealth(), slug.getPoison(), slug.canMove()]),
    floor: weaponsOf(model)
      .filter(({ place }) => ground.cellAt(place) >= 0)
      .map(({ place, symbol }) => `${place.join()} ${symbol}`)
      .sort(),
  };
}

/** Reads the key that a packed game has reached; `start` is what it was made of. */
export function readerOf(start: SlugDungeonModel): (game: PackedGame) => Told {
  const ground = surveyGround(start);
  const items = weaponsOf(start).filter(({ place }) => ground.cellAt(place) >= 0);
  const layout = layOut(ground.count, items.length, start.getSlugs().length);
  const placeOf = (cell: number): [number, number] => [ground.rowOf[cell] ?? -1, ground.columnOf[cell] ?? -1];
  return (game) => {
    const bits = (from: number, count: number): number =>
      Math.floor(((game.key[Math.floor(from / 32)] ?? 0) >>> 0) / 2 ** (from % 32)) % 2 ** count;
    const [player, mobile] = [bits(0, layout.weaponShift), bits(layout.mobileShift, 1) === 1];
    const slugs: unknown[][] = [];
    const floor = items.flatMap(({ place, symbol }, item) =>
      bits(layout.itemStart + item, 1) === 1 ? [`${place.join()} ${symbol}`] : [],
    );
    for (let word = layout.headWords; word < layout.words; word++) {
      for (let slot = 0; slot < layout.slotsPerWord; slot++) {
        const at = word * 32 + slot * layout.slotBits;
        const [kind, health, poison] = [bits(at, 2), bits(at + 2, 4), bits(at + 6, 4)];
        const place = placeOf(bits(at + 10, layout.slotBits - 10));
        if (kind > 0 && health > 0) slugs.push([SLUGS[kind], ...place, health, poison, mobile]);
        else if (kind > 0) floor.push(`${place.join()} ${WEAPONS[kind] ?? ''}`);
      }
    }
    const weapon = WEAPONS[bits(layout.weaponShift, 2)];
    return {
      player: [...placeOf(player), game.maxHealth - game.lostHealth, game.poison, weapon],
      slugs,
      floor: floor.sort(),
    };
  };
}

function weaponsOf(model: SlugDungeonModel): { place: Cell; symbol: string }[] {
  return model.getTiles().flatMap((tiles, row) =>
    tiles.flatMap((tile, column) => {
      const symbol = tile.getWeapon()?.getSymbol();
      return symbol === undefined ? [] : [{ place: [row, column] as const, symbol }];
    }),
  );
}
