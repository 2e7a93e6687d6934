import type { Entity } from '../engine/entity';
import type { GameLoop } from '../engine/gameLoop';
import { trimBlanks } from '../facts/blanks';
import { namesOf } from './frame';

/** A line of the trace; `docs/cli.md#traces`. The move is trimmed, its inner white space stays. */
export function traceOf(loop: GameLoop, move: string | null): object {
  const player = loop.getPlayer();
  return {
    turn: loop.getTurn(),
    move: move === null ? null : trimBlanks(move),
    ok: loop.hasSucceeded(),
    encounter: loop.getEncounterIndex(),
    player: {
      name: player.getName(),
      ...statuses(player),
      energy: player.getEnergy(),
      hand: namesOf(player.getHand()),
      deck: namesOf(player.getDeck()),
      discard: namesOf(player.getDiscarded()),
    },
    monsters: loop
      .getEncounter()
      .getMonsters()
      .map((monster) => ({ id: monster.getId(), kind: monster.getName(), ...statuses(monster) })),
    status: loop.getStatus(),
  };
}

function statuses(entity: Entity) {
  return {
    hp: entity.getHp(),
    maxHp: entity.getMaxHp(),
    block: entity.getBlock(),
    strength: entity.getStrength(),
    weak: entity.getWeak(),
    vulnerable: entity.getVulnerable(),
  };
}
