import type { TextArguments } from '../../../core/message';
import type { EventSink } from '../../events';
import { cellOf } from '../facts/points';
import type { Engine } from './engine';
import type { Actor } from './entity';

/** Every kind of event of a turn. */
export const ROGUE_EVENT_KINDS = [
  'player-attacks',
  'monster-attacks',
  'monster-dies',
  'player-dies',
  'player-leaves',
] as const;
/** What can happen in a turn. */
export type RogueEventKind = (typeof ROGUE_EVENT_KINDS)[number];

/** Where a game tells what happens. */
export type RogueEvents = EventSink<RogueEventKind>;

/** A message of the game. Its words stand in the text of its kind; `docs/games/rogue.md#messages` */
export interface RogueMessage {
  readonly kind: RogueEventKind;
  readonly args: TextArguments;
}

/** Tells of a hit before it is dealt; `damage` is 0 when it does none. */
export function attackHappens(engine: Engine, attacker: Actor, target: Actor, damage: number): void {
  const isPlayers = attacker === engine.player;
  const kind = isPlayers ? 'player-attacks' : 'monster-attacks';
  const args = { attacker: capitalize(attacker.name), target: target.name, damage };
  engine.messages.push({ kind, args });
  engine.log?.add(kind, nameOf(engine, isPlayers ? target : attacker), [cellOf(target), cellOf(attacker)], args);
}

/** Tells of a death before the actor turns into its remains. */
export function actorDies(engine: Engine, actor: Actor): void {
  const kind = actor === engine.player ? 'player-dies' : 'monster-dies';
  const args = { name: actor.name };
  engine.messages.push({ kind, args });
  engine.log?.add(kind, nameOf(engine, actor), [cellOf(actor)], args);
}

/** Tells that the player leaves. The reference ends without a word, so this is no message. */
export function playerLeaves({ player, log }: Engine): void {
  log?.add('player-leaves', 'player', [cellOf(player)]);
}

/** The actor's name in events: `player`, or `monster 3` with monsters numbered from 1 in the order in which they act. */
function nameOf({ player, monsters }: Engine, actor: Actor): string {
  return actor === player ? 'player' : `monster ${monsters.indexOf(actor) + 1}`;
}

/** As Python does: the first letter in upper case, the others in lower case. */
function capitalize(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
}
