import type { SlugFrame } from './frame';

/** A line of the trace; `docs/cli.md#traces`. */
export function traceOf({ turn, player, slugs, weapons, status }: SlugFrame, key: string | null): object {
  return {
    turn,
    key,
    player: { position: player.position, health: player.health, poison: player.poison, weapon: player.weapon },
    slugs: slugs.map(({ name, position, health, poison, weapon, canMove }) => ({
      kind: name,
      position,
      health,
      poison,
      weapon,
      canMove,
    })),
    weapons: weapons.map(({ position, weapon }) => ({ position, weapon })),
    status,
  };
}
