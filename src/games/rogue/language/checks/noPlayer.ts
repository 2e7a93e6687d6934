import type { Check } from '../../../fileFormat';
import { fix, listOnce } from '../../../fixes';
import { ACTOR_LOOKS } from '../../facts/actors';
import type { RogueEditorKey } from '../../texts';
import type { DrawnMap } from '../drawnMap';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** Somebody must play. `docs/games/rogue.md#rogueno-player` */
export const noPlayer: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/no-player',
  severity: 'error',
  *check({ map, dungeonLine }) {
    if (dungeonLine && map && map.height > 0 && !map.player) yield { range: rangeOfWord(dungeonLine.first) };
  },
  fixes({ map }) {
    const [floor] = map ? firstFloor(map) : [];
    if (!map || !floor) return [];
    const { x, y } = floor;
    const edit = () => ({ range: map.rangeOfCell(floor), newText: ACTOR_LOOKS.player.char });
    return [fix({ key: 'rogue.fix.add-player', args: { x, y } }, edit, false)];
  },
};

const firstFloor = listOnce(function* (map: DrawnMap) {
  const floor = map.find(/[. ]/g).next().value;
  if (floor) yield floor;
});
