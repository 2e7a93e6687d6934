import type { Cell } from '../../../src/core/cell';
import type { GameEvent } from '../../../src/games/events';
import type { FrameEntity, SlugFrame } from '../../../src/games/slug/play/frame';

/** What a turn did to somebody: health that went or came, and poison that came; and where that one is now, or died. */
export interface Change {
  readonly cell: Cell;
  readonly health: number;
  readonly poison: number;
}

/** The player's name among those to whom something happens; slugs have that of their events. */
const PLAYER = 'player';

/** What the events of a turn did to whom; `before` is the frame before it, where that is known: what it healed beyond full health is not told. */
export function changesOf(frame: SlugFrame, before: SlugFrame | null, events: readonly GameEvent[]): readonly Change[] {
  const victims = new Map<string, { cell: Cell; health: number; poison: number }>();
  for (const { kind, actor, cells, args } of events) {
    const isHit = kind === 'player-hits' || kind === 'slug-hits';
    const isPoison = kind === 'player-poisoned' || kind === 'slug-poisoned';
    const [cell] = cells;
    if (!cell || (!isHit && !isPoison)) continue;
    const name = kind === 'slug-hits' || kind === 'player-poisoned' ? PLAYER : (actor ?? '');
    const victim = victims.get(name) ?? { cell, health: 0, poison: 0 };
    victims.set(name, victim);
    victim.health += isPoison ? -Number(args['amount']) : Number(args['healing']) - Number(args['damage']);
    if (isHit) victim.poison += Number(args['poison']);
  }
  return [...victims].map(([name, { cell, health, poison }]) => {
    const now = entityOf(frame, name);
    const then = before ? entityOf(before, name) : undefined;
    return {
      cell: now?.position ?? cell,
      health: then ? (now?.health ?? 0) - then.health : health,
      poison,
    };
  });
}

/** Who has this name in events, while alive. */
function entityOf({ player, slugs }: SlugFrame, name: string): FrameEntity | undefined {
  return name === PLAYER ? player : slugs.find(({ number }) => name === `slug ${number}`);
}
