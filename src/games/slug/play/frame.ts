import type { Cell } from '../../../core/cell';
import type { Status } from '../../game';
import type { Entity } from '../engine/entity';
import type { SlugDungeonModel } from '../engine/model';

/** A living thing as a board shows it. Weapons by name. */
export interface FrameEntity {
  readonly name: string;
  /** Its character in a level file. */
  readonly symbol: string;
  readonly position: Cell;
  readonly health: number;
  readonly maxHealth: number;
  readonly poison: number;
  readonly weapon: string | null;
  /** How far its weapon reaches in each of the four directions, 0 without one. */
  readonly range: number;
}

/** A living slug as a board shows it. */
export interface FrameSlug extends FrameEntity {
  /** Which slug it is from the start, from 1: `slug NUMBER` is its name in events. */
  readonly number: number;
  /** Whether it moves in the coming turn. */
  readonly canMove: boolean;
}

/** All that a board of SlugDungeon draws. */
export interface SlugFrame {
  readonly turn: number;
  readonly status: Status;
  readonly rows: number;
  readonly columns: number;
  /** A string a row: `#` wall, `G` goal, space floor. */
  readonly ground: readonly string[];
  readonly player: FrameEntity;
  /** The living, in game order. */
  readonly slugs: readonly FrameSlug[];
  /** Weapons on tiles, in reading order. */
  readonly weapons: readonly { readonly position: Cell; readonly weapon: string; readonly symbol: string }[];
}

/** The ground of a model, which no turn changes. */
export function groundOf(model: SlugDungeonModel): string[] {
  return model.getTiles().map((row) => row.join(''));
}

/** The frame of a model at a turn. */
export function frameOf(model: SlugDungeonModel, ground: readonly string[], turn: number, status: Status): SlugFrame {
  const [rows, columns] = model.getDimensions();
  return {
    turn,
    status,
    rows,
    columns,
    ground,
    player: entityFrame(model.getPlayer(), model.getPlayerPosition()),
    slugs: slugFrames(model),
    weapons: weaponsOnTiles(model),
  };
}

function slugFrames(model: SlugDungeonModel): FrameSlug[] {
  const numbers = model.getSlugNumbers();
  return model.getSlugs().map(([position, slug], index) => ({
    ...entityFrame(slug, position),
    number: numbers[index] ?? 0,
    canMove: slug.canMove(),
  }));
}

function entityFrame(entity: Entity, position: Cell): FrameEntity {
  return {
    name: entity.getName(),
    symbol: entity.getSymbol(),
    position,
    health: entity.getHealth(),
    maxHealth: entity.getMaxHealth(),
    poison: entity.getPoison(),
    weapon: entity.getWeapon()?.getName() ?? null,
    range: entity.getWeapon()?.range ?? 0,
  };
}

function weaponsOnTiles(model: SlugDungeonModel): SlugFrame['weapons'] {
  const found: { position: Cell; weapon: string; symbol: string }[] = [];
  model.getTiles().forEach((tiles, row) => {
    tiles.forEach((tile, column) => {
      const weapon = tile.getWeapon();
      if (weapon) found.push({ position: [row, column], weapon: weapon.getName(), symbol: weapon.getSymbol() });
    });
  });
  return found;
}
