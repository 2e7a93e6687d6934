import type { Check } from '../../../fileFormat';
import { ACTOR_LOOKS, actorKindOf } from '../../facts/actors';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { walkableCells } from '../walkableCells';

/** A monster that the player cannot walk to finds no way to the player either. `docs/games/rogue.md#rogueunreachable` */
export const unreachable: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/unreachable',
  severity: 'info',
  *check({ map }) {
    if (!map?.player) return;
    const isReached = walkableCells(map, map.player);
    for (const cell of map.monsters()) {
      const { symbol, x, y } = cell;
      const kind = actorKindOf(symbol);
      if (!kind || isReached(x, y)) continue;
      yield { range: map.rangeOfCell(cell), args: { monster: ACTOR_LOOKS[kind].name, x, y } };
    }
  },
};
