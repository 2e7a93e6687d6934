import type { Check } from '../../../fileFormat';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** As many cells as two of the longest texts have characters. */
const MAX_CELLS = 2 ** 22;

/**
 * Short rows are filled up, so that a small text can ask for a map beyond all memory. A map whose rows are all written out never has too many
 * cells. `docs/games/rogue.md#roguetoo-many-cells`
 */
export const tooManyCells: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/too-many-cells',
  severity: 'error',
  *check({ map, dungeonLine }) {
    if (!map || !dungeonLine || map.width * map.height <= MAX_CELLS) return;
    const { width, height } = map;
    yield { range: rangeOfWord(dungeonLine.first), args: { width, height, most: MAX_CELLS } };
  },
};
