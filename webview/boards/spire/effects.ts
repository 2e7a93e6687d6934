import type { GameEvent } from '../../../src/games/events';

/** What a move did to hit points: less than 0 was lost. */
export interface Losses {
  readonly ofPlayer: number;
  ofMonster(id: number): number;
}

/** What the events of a move did to the hit points of everybody. */
export function lossesOf(events: readonly GameEvent[]): Losses {
  const monsters = new Map<number, number>();
  let ofPlayer = 0;
  for (const { kind, args } of events) {
    const lost = Number(args['lost'] ?? 0);
    if (kind === 'monster-attacks') ofPlayer -= lost;
    if (kind !== 'monster-hit') continue;
    const id = Number(args['id']);
    monsters.set(id, (monsters.get(id) ?? 0) - lost);
  }
  return { ofPlayer, ofMonster: (id) => monsters.get(id) ?? 0 };
}

/** The name of the card that a move played; `null` for a move that played none, and `end` for the end of the turn. */
export function playedCard(events: readonly GameEvent[]): string | null {
  const played = events.find(({ kind }) => kind === 'card-played');
  if (played) return String(played.args['card']);
  return events.some(({ kind }) => kind === 'turn-ends') ? 'end' : null;
}
