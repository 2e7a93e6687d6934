import { ACTOR_LOOKS, type ActorKind, type Stats } from '../facts/actorKind';
import { HostileEnemy } from './ai';
import { Actor } from './entity';
import { Fighter } from './fighter';

/** An actor of each kind, on no map: patterns to copy. */
export type EntityFactories = Readonly<Record<ActorKind, Actor>>;

/** Patterns of the actors with the strengths that a file gives them. */
export function createFactories(stats: Readonly<Record<ActorKind, Stats>>): EntityFactories {
  const create = (kind: ActorKind): Actor =>
    new Actor({
      ...ACTOR_LOOKS[kind],
      createAi: (actor) => new HostileEnemy(actor),
      fighter: new Fighter(stats[kind].hp, stats[kind].defense, stats[kind].power),
    });
  return { player: create('player'), orc: create('orc'), troll: create('troll') };
}
