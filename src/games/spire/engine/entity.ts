/**
 * What a hit does in the end: half as much again on a vulnerable target, a quarter less from a weak attacker, the fraction dropped once, at
 * the very end. `docs/games/spire.md#damage`
 */
export function damageAfterStatuses(amount: number, isTargetVulnerable: boolean, isAttackerWeak: boolean): number {
  return Math.trunc(amount * (isTargetVulnerable ? 1.5 : 1) * (isAttackerWeak ? 0.75 : 1));
}

/** Somebody with hit points, block and statuses. `docs/games/spire.md#hit-points-block-and-statuses` */
export class Entity {
  private hp: number;
  private block = 0;
  private strength = 0;
  private weak = 0;
  private vulnerable = 0;

  constructor(protected readonly maxHp: number) {
    this.hp = maxHp;
  }

  getName(): string {
    return 'Entity';
  }

  getHp(): number {
    return this.hp;
  }

  getMaxHp(): number {
    return this.maxHp;
  }

  getBlock(): number {
    return this.block;
  }

  getStrength(): number {
    return this.strength;
  }

  getWeak(): number {
    return this.weak;
  }

  getVulnerable(): number {
    return this.vulnerable;
  }

  addBlock(amount: number): void {
    this.block += amount;
  }

  addStrength(amount: number): void {
    this.strength += amount;
  }

  addWeak(amount: number): void {
    this.weak += amount;
  }

  addVulnerable(amount: number): void {
    this.vulnerable += amount;
  }

  /** Takes damage: block absorbs first, the rest goes to the hit points, down to 0. */
  reduceHp(amount: number): void {
    const absorbed = Math.min(amount, this.block);
    this.block -= absorbed;
    this.hp = Math.max(0, this.hp - (amount - absorbed));
  }

  isDefeated(): boolean {
    return this.hp === 0;
  }

  /** Block is gone, weak and vulnerable wear off by 1; strength stays. */
  newTurn(): void {
    this.block = 0;
    if (this.weak > 0) this.weak--;
    if (this.vulnerable > 0) this.vulnerable--;
  }

  toString(): string {
    return `${this.getName()}: ${this.hp}/${this.maxHp} HP`;
  }

  /** The original's `repr`: the call that makes the entity as it was at first. */
  repr(): string {
    return `${this.getName()}(${this.maxHp})`;
  }
}
