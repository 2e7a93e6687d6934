import type { Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** Somebody must play. `docs/games/rogue.md#rogueno-player` */
export const noPlayer: Check<RogueFile> = {
  code: 'rogue/no-player',
  severity: 'error',
  *check({ map, dungeonLine }) {
    if (dungeonLine && map && map.height > 0 && !map.player) yield { range: rangeOfWord(dungeonLine.first) };
  },
  fixes({ map }) {
    const floor = map?.find(/[. ]/g).next().value;
    if (!map || !floor) return [];
    const { x, y } = floor;
    const edits = [{ range: map.rangeOfCell(floor), newText: '@' }];
    return [{ title: { key: 'rogue.fix.add-player', args: { x, y } }, edits, preferred: false }];
  },
};
