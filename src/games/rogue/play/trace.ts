import type { Status } from '../../game';
import type { Engine } from '../engine/engine';
import type { RogueMessage } from '../engine/events';
import { panel } from '../texts/en/panel';
import { visibleRows, wholeBox } from './mapText';

/** A line of the trace; `docs/cli.md#traces`. */
export function traceOf(
  { gameMap, player, monsters, messages }: Engine,
  turn: number,
  key: string | null,
  status: Status,
): object {
  return {
    turn,
    key,
    player: { x: player.x, y: player.y, hp: player.fighter.hp },
    monsters: monsters.map(({ name, x, y, fighter, isAlive }) => ({ name, x, y, hp: fighter.hp, alive: isAlive })),
    messages: messages.map(wordsOf),
    visible: visibleRows(gameMap, wholeBox(gameMap)),
    status,
  };
}

/** The words of a message in a trace: the reference's, which are English in every language. `docs/games/rogue.md#messages` */
export function wordsOf({ kind, args }: RogueMessage): string {
  const text = panel[`rogue.log.${kind}`];
  const words = typeof text === 'string' ? text : text.cases[args['damage'] === 0 ? 0 : 'other'];
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
}
