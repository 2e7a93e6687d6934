import { ACTOR_LOOKS } from '../../facts/actorKind';
import type { Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';
import { symbolFor } from '../vocabulary';
import { walkableCells } from '../walkableCells';

/** A monster that the player cannot walk to finds no way to the player either. `docs/games/rogue.md#rogueunreachable` */
export const unreachable: Check<RogueFile> = {
  code: 'rogue/unreachable',
  severity: 'info',
  *check({ map }) {
    if (!map?.player) return;
    const reached = walkableCells(map, map.player);
    for (const cell of map.monsters()) {
      const { symbol, x, y } = cell;
      const word = symbolFor(symbol)?.word;
      const name = word === 'orc' || word === 'troll' ? ACTOR_LOOKS[word].name : symbol;
      if (!reached(x, y)) yield { range: map.rangeOfCell(cell), args: { monster: name, x, y } };
    }
  },
};
