import type { GameEvent } from '../../game';
import type { Message } from '../engine/messages';

/** A message for the log; the texts stand in `l10n/` under these keys. */
export function eventOf(message: Message): GameEvent {
  if (message.kind === 'death') {
    return message.ofPlayer
      ? { key: 'rogue.log.player-dies' }
      : { key: 'rogue.log.monster-dies', args: { monster: message.name } };
  }
  const { attacker, target, damage, byPlayer } = message;
  const key = `rogue.log.${byPlayer ? 'player' : 'monster'}-attacks${damage > 0 ? '' : '-in-vain'}`;
  return { key, args: { attacker, target, damage } };
}
