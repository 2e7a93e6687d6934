import { ACTOR_LOOKS, PRESET_STATS, type ActorKind, type Stats } from '../facts/actors';
import { HostileEnemy } from './ai';
import { Actor } from './entity';
import { Fighter } from './fighter';

/** An actor of each kind, on no map: templates to copy. */
export type EntityFactories = Readonly<Record<ActorKind, Actor>>;

/** Templates of the actors with the numbers that a file gives them, or those of the reference. */
export function createFactories(stats: Readonly<Record<ActorKind, Stats>> = PRESET_STATS): EntityFactories {
  const create = (kind: ActorKind): Actor =>
    new Actor({
      ...ACTOR_LOOKS[kind],
      aiClass: HostileEnemy,
      fighter: new Fighter(stats[kind].hp, stats[kind].defense, stats[kind].power),
    });
  return { player: create('player'), orc: create('orc'), troll: create('troll') };
}
