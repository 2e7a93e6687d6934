import type { Check, Fix } from '../../../fileFormat';
import { fix, listOnce, MAX_EDITS } from '../../../fixes';
import { FLOOR_TYPE } from '../../facts/tileTypes';
import type { RogueEditorKey } from '../../texts';
import type { DrawnMap, MapCell } from '../drawnMap';
import type { RogueFile } from '../rogueFile';

/** Only one can play: each further player is one too many. `docs/games/rogue.md#roguemany-players` */
export const manyPlayers: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/many-players',
  severity: 'error',
  *check({ map }) {
    if (!map?.player) return;
    const { x, y } = map.player;
    for (const cell of extraPlayers(map)) yield { range: map.rangeOfCell(cell), args: { x, y } };
  },
  fixes({ map }, { range }) {
    const here = map?.cellAt(range.start);
    if (!map?.player || !here) return [];
    const { player } = map;
    const replaceThis = replace(map, 'rogue.fix.replace-player', here, () => [here], true);
    const extra = allExtraPlayers(map);
    if (extra.length > MAX_EDITS) return [replaceThis];
    const others = () => [player, ...extra].filter(({ x, y }) => x !== here.x || y !== here.y);
    return [
      replaceThis,
      ...(extra.length > 1 ? [replace(map, 'rogue.fix.keep-first-player', player, () => extra, false)] : []),
      replace(map, 'rogue.fix.keep-this-player', here, others, false),
    ];
  },
};

const allExtraPlayers = listOnce(extraPlayers);

function* extraPlayers(map: DrawnMap): Generator<MapCell> {
  const players = map.find(/@/g);
  players.next();
  yield* players;
}

/** A fix that puts floor in place of players; its title names the cell. */
function replace(
  map: DrawnMap,
  key: RogueEditorKey,
  { x, y }: MapCell,
  cells: () => readonly MapCell[],
  preferred: boolean,
): Fix<RogueEditorKey> {
  const edits = () => cells().map((cell) => ({ range: map.rangeOfCell(cell), newText: FLOOR_TYPE.symbol }));
  return fix({ key, args: { x, y } }, edits, preferred);
}
