import { sameCell, type Cell } from '../../../core/cell';
import { cloneOf } from '../../../core/cloneOf';
import type { Effect } from '../facts/stock';
import type { Weapon } from './weapon';

const NO_EFFECT: Effect = {};

/** Something with health, poison and perhaps a weapon. `docs/games/slug.md#entities` */
export class Entity {
  protected health: number;
  protected poison = 0;
  protected weapon: Weapon | null = null;

  constructor(protected readonly maxHealth: number) {
    this.health = maxHealth;
  }

  getSymbol(): string {
    return 'E';
  }

  getName(): string {
    return 'Entity';
  }

  getHealth(): number {
    return this.health;
  }

  getMaxHealth(): number {
    return this.maxHealth;
  }

  getPoison(): number {
    return this.poison;
  }

  getWeapon(): Weapon | null {
    return this.weapon;
  }

  /** Takes the weapon; the former one is gone. */
  equip(weapon: Weapon): void {
    this.weapon = weapon;
  }

  getWeaponTargets(position: Cell): Cell[] {
    return this.weapon ? this.weapon.getTargets(position) : [];
  }

  /** Whether a cell is among its weapon's targets from a position. */
  reaches(position: Cell, target: Cell): boolean {
    if (this.getWeaponTargets === Entity.prototype.getWeaponTargets)
      return this.weapon?.reaches(position, target) ?? false;
    return this.getWeaponTargets(position).some((cell) => sameCell(cell, target));
  }

  getWeaponEffect(): Effect {
    return this.weapon ? this.weapon.getEffect() : NO_EFFECT;
  }

  /** Adds poison, then heals up to the maximum, then takes damage down to 0. Poison does no harm yet. */
  applyEffects(effect: Effect): void {
    if (effect.poison !== undefined) this.poison += effect.poison;
    if (effect.healing !== undefined) this.health = Math.min(this.maxHealth, this.health + effect.healing);
    if (effect.damage !== undefined) this.health = Math.max(0, this.health - effect.damage);
  }

  /** Takes the poison from the health, then lets the poison wear off by 1. */
  applyPoison(): void {
    if (this.poison === 0) return;
    this.health = Math.max(0, this.health - this.poison);
    this.poison -= 1;
  }

  isAlive(): boolean {
    return this.health > 0;
  }

  toString(): string {
    return this.getName();
  }

  /** The original's `repr`: the call that makes the entity as it was at first. */
  repr(): string {
    return `${this.getName()}(${this.maxHealth})`;
  }
}

/** Whom the user plays: an entity that starts without a weapon. */
export class Player extends Entity {
  override getSymbol(): string {
    return 'P';
  }

  override getName(): string {
    return 'Player';
  }

  /** A player of the same class with the same values, to fork a game. */
  copy(): Player {
    return cloneOf(this);
  }
}
