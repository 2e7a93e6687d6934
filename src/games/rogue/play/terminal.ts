import type { Message } from '../../../core/message';
import { Actor } from '../engine/entity';
import type { Ink, PlayKey, TerminalPlay } from '../../terminalPlay';
import type { RoguePanelKey } from '../texts';
import type { RogueState } from './game';
import { KEYS, LEAVE } from './keys';

/** Ground that the player sees, and ground that the player remembers. */
const LIT: Ink = 'yellow';
const REMEMBERED: Ink = 'blue';

const LEAVE_KEY: PlayKey & { readonly label: RoguePanelKey } = { input: LEAVE, label: 'rogue.key.leave' };

/** How the roguelike is played in a terminal. */
export const terminal: TerminalPlay<RogueState> = {
  keys: [...KEYS, LEAVE_KEY],

  standing({ engine }): Message<RoguePanelKey>[] {
    const { hp, maxHp } = engine.player.fighter;
    return [{ key: 'rogue.board.player', args: { hp, maxHp } }];
  },

  focus: ({ engine }) => [engine.player.y, engine.player.x],

  inks({ engine }) {
    const { gameMap, player } = engine;
    const inkOf = (isPlayer: boolean, isAlive: boolean): Ink => (!isAlive ? 'red' : isPlayer ? 'white' : 'green');
    const entities = new Map(
      gameMap.shownEntities.map((entity): [string, Ink] => [
        [entity.y, entity.x].join(),
        inkOf(entity === player, entity instanceof Actor && entity.isAlive),
      ]),
    );
    return (y, x) => {
      if (!gameMap.inBounds(x, y)) return null;
      return entities.get([y, x].join()) ?? (gameMap.isVisible(x, y) ? LIT : REMEMBERED);
    };
  },
};
