/**
 * What a hit does in the end: half as much again on a vulnerable target, a quarter less from a weak attacker, the fraction dropped once, at
 * the very end. `docs/games/spire.md#damage`
 */
export function damageAfterStatuses(amount: number, isTargetVulnerable: boolean, isAttackerWeak: boolean): number {
  return Math.trunc(amount * (isTargetVulnerable ? 1.5 : 1) * (isAttackerWeak ? 0.75 : 1));
}
