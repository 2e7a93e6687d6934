import type { Cell } from '../../../core/cell';
import type { Entity, Player } from './entity';
import * as events from './events';
import { STEPS } from '../facts/steps';
import type { Slug } from './slug';
import type { Tile } from './tile';

/** A living slug and where it is. */
interface Placed {
  position: Cell;
  readonly slug: Slug;
  /** Which slug it is from the start, from 1. */
  readonly number: number;
}

/** What never changes in a game, shared by all its forks. */
interface Ground {
  readonly rows: number;
  readonly columns: number;
  /** 1 for each cell that blocks, row by row. */
  readonly blocking: Uint8Array;
  /** The one tuple that stands for each cell, row by row. */
  readonly positions: readonly Cell[];
}

/**
 * The game: who stands where, and what a turn does. Slugs keep the order in which they were given, the game order.
 * `docs/games/slug.md#a-turn`
 */
export class SlugDungeonModel {
  /** Where the events of a turn go, when somebody wants them. */
  log: events.SlugEvents | null = null;

  private readonly ground: Ground;
  /** 1 for each cell that holds a slug, row by row. */
  private readonly occupied: Uint8Array;
  private placed: Placed[];
  private previousPosition: Cell;

  constructor(
    private readonly tiles: Tile[][],
    slugs: readonly (readonly [Cell, Slug])[],
    private readonly player: Player,
    private playerPosition: Cell,
    ground?: Ground,
  ) {
    this.ground = ground ?? survey(tiles);
    this.occupied = new Uint8Array(this.ground.blocking.length);
    this.placed = slugs.map(([position, slug], index) => ({ position, slug, number: index + 1 }));
    for (const { position } of this.placed) this.occupied[this.cellAt(position)] = 1;
    this.previousPosition = playerPosition;
  }

  /** A fork: what happens to one does not happen to the other. */
  copy(): SlugDungeonModel {
    const fork = new SlugDungeonModel(
      this.tiles.map((row) => row.map((tile) => tile.copy())),
      [],
      this.player.copy(),
      this.playerPosition,
      this.ground,
    );
    fork.placed = this.placed.map(({ position, slug, number }) => ({ position, slug: slug.copy(), number }));
    fork.occupied.set(this.occupied);
    fork.previousPosition = this.previousPosition;
    return fork;
  }

  getTiles(): Tile[][] {
    return this.tiles;
  }

  /** The tile at a position; a RangeError outside the board. */
  getTile(position: Cell): Tile {
    const tile = this.tiles[position[0]]?.[position[1]];
    if (!tile) throw new RangeError(`[${position.join()}]`);
    return tile;
  }

  /** The living slugs with their positions, in game order. */
  getSlugs(): [Cell, Slug][] {
    return this.placed.map(({ position, slug }) => [position, slug]);
  }

  /** Which slugs live, by their numbers from the start, from 1; in game order. */
  getSlugNumbers(): number[] {
    return this.placed.map(({ number }) => number);
  }

  getPlayer(): Player {
    return this.player;
  }

  getPlayerPosition(): Cell {
    return this.playerPosition;
  }

  getDimensions(): [rows: number, columns: number] {
    return [this.ground.rows, this.ground.columns];
  }

  /** Where the slug may go in this turn, its own position first; none when it cannot move or is not in the game. */
  getValidSlugPositions(slug: Slug): Cell[] {
    const placed = this.placed.find((entry) => entry.slug === slug);
    if (!placed || !slug.canMove()) return [];
    return this.candidatesFrom(placed.position);
  }

  /** Applies the entity's weapon from a position: the player hits every slug in range, a slug hits the player. Nothing stops an effect. */
  performAttack(entity: Entity, position: Cell): void {
    if (!entity.getWeapon()) return;
    const effect = entity.getWeaponEffect();
    if (entity !== this.player) {
      if (!entity.reaches(position, this.playerPosition)) return;
      this.player.applyEffects(effect);
      const attacker = this.log && this.placed.find(({ slug }) => slug === entity);
      if (this.log && attacker) events.slugHits(this.log, { ...attacker, position }, this.playerPosition, effect);
      return;
    }
    for (const placed of this.placed) {
      if (!entity.reaches(position, placed.position)) continue;
      placed.slug.applyEffects(effect);
      if (this.log) events.playerHits(this.log, placed, effect);
    }
  }

  /** Whether a step of the player, a delta of rows and columns, is a turn. */
  canPlayerMove(delta: Cell): boolean {
    return this.cellIfFree(this.playerPosition[0] + delta[0], this.playerPosition[1] + delta[1]) >= 0;
  }

  /**
   * Plays a turn with the player's step, a delta of rows and columns. Answers whether it was a turn: onto a wall, a slug or off the board it
   * is not, and nothing changes.
   */
  handlePlayerMove(delta: Cell): boolean {
    const target = this.cellIfFree(this.playerPosition[0] + delta[0], this.playerPosition[1] + delta[1]);
    if (target < 0) return false;
    this.previousPosition = this.playerPosition;
    this.playerPosition = this.ground.positions[target] ?? this.playerPosition;
    if (this.log) events.playerMoves(this.log, delta, this.playerPosition);
    this.pickUp();
    this.performAttack(this.player, this.playerPosition);
    this.endTurn();
    return true;
  }

  /** What follows the player's attack: poison, deaths, the slugs' moves, then their attacks. */
  endTurn(): void {
    const health = this.player.getHealth();
    this.player.applyPoison();
    const lost = health - this.player.getHealth();
    if (this.log && lost > 0) events.playerPoisoned(this.log, this.playerPosition, lost);
    this.poisonSlugs();
    for (const placed of this.placed) this.moveSlug(placed);
    for (const { slug, position } of this.placed) this.performAttack(slug, position);
    for (const { slug } of this.placed) slug.endTurn();
  }

  /** No slug is left and the player stands on a goal; health does not matter. */
  hasWon(): boolean {
    return this.placed.length === 0 && this.getTile(this.playerPosition).toString() === 'G';
  }

  hasLost(): boolean {
    return this.player.getHealth() === 0;
  }

  private pickUp(): void {
    const tile = this.getTile(this.playerPosition);
    const weapon = tile.getWeapon();
    if (!weapon) return;
    const former = this.player.getWeapon();
    this.player.equip(weapon);
    tile.removeWeapon();
    if (this.log) events.playerPicksUp(this.log, weapon, former, this.playerPosition);
  }

  /** A poisoned slug may die here, as does one that the attack killed; the dead leave their weapon on their tile. */
  private poisonSlugs(): void {
    let deaths = false;
    for (const placed of this.placed) {
      const { slug } = placed;
      const health = slug.getHealth();
      slug.applyPoison();
      const lost = health - slug.getHealth();
      if (this.log && lost > 0) events.slugPoisoned(this.log, placed, lost);
      if (!slug.isAlive()) deaths = true;
    }
    if (!deaths) return;
    for (const placed of this.placed) {
      const { slug, position } = placed;
      if (slug.isAlive()) continue;
      const weapon = slug.getWeapon();
      if (weapon) this.getTile(position).setWeapon(weapon);
      this.occupied[this.cellAt(position)] = 0;
      if (this.log) events.slugDies(this.log, placed);
    }
    this.placed = this.placed.filter(({ slug }) => slug.isAlive());
  }

  /** A slug looks at where the player was before this turn, but cannot enter where the player is. */
  private moveSlug(placed: Placed): void {
    if (!placed.slug.canMove()) return;
    const from = placed.position;
    const to = placed.slug.chooseMove(this.candidatesFrom(from), from, this.previousPosition);
    if (to[0] === from[0] && to[1] === from[1]) return;
    this.occupied[this.cellAt(from)] = 0;
    this.occupied[this.cellAt(to)] = 1;
    placed.position = to;
    if (this.log) events.slugMoves(this.log, placed, from);
  }

  private candidatesFrom(position: Cell): Cell[] {
    const candidates = [position];
    const player = this.playerPosition;
    for (const step of STEPS) {
      const row = position[0] + step[0];
      const column = position[1] + step[1];
      const cell = this.cellIfFree(row, column);
      if (cell < 0 || (row === player[0] && column === player[1])) continue;
      const candidate = this.ground.positions[cell];
      if (candidate) candidates.push(candidate);
    }
    return candidates;
  }

  /** The number of the cell, or -1 when it is off the board, blocks or holds a slug. */
  private cellIfFree(row: number, column: number): number {
    const { rows, columns, blocking } = this.ground;
    if (row < 0 || row >= rows || column < 0 || column >= columns) return -1;
    const cell = row * columns + column;
    return blocking[cell] === 0 && this.occupied[cell] === 0 ? cell : -1;
  }

  private cellAt(position: Cell): number {
    return position[0] * this.ground.columns + position[1];
  }
}

function survey(tiles: readonly (readonly Tile[])[]): Ground {
  const rows = tiles.length;
  const columns = tiles[0]?.length ?? 0;
  const blocking = new Uint8Array(rows * columns);
  const positions: Cell[] = [];
  tiles.forEach((row, r) => {
    row.forEach((tile, c) => {
      positions[r * columns + c] = [r, c];
      blocking[r * columns + c] = tile.isBlocking() ? 1 : 0;
    });
  });
  return { rows, columns, blocking, positions };
}
