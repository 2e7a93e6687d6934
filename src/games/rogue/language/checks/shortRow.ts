import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { MAX_TEXT_LENGTH } from '../../../analysis';
import type { Fix, Check } from '../../../fileFormat';
import type { DrawnMap } from '../drawnMap';
import { itemsForOneRepair } from '../fixes/mostEdits';
import type { RogueFile } from '../rogueFile';

const WALL = '#';

/** A row that is shorter than the longest one is filled up with wall, which its author may not have meant. `docs/games/rogue.md#rogueshort-row` */
export const shortRow: Check<RogueFile> = {
  code: 'rogue/short-row',
  severity: 'warning',
  *check({ map }) {
    if (!map) return;
    for (const y of shortRows(map)) {
      const length = map.row(y).length;
      const line = map.firstLine + y;
      yield { range: rangeInLine(line, length, length), args: { length, width: map.width } };
    }
  },
  fixes({ map }, { range }) {
    if (!map) return [];
    const one: Fix = {
      title: { key: 'rogue.fix.pad-row' },
      edits: [pad(map, range.start.line - map.firstLine)],
      preferred: true,
    };
    const short = itemsForOneRepair(shortRows(map)) ?? [];
    // Filled up, a map of many short rows and a long one may be longer than any file.
    if (short.length < 2 || map.width * map.height > MAX_TEXT_LENGTH) return [one];
    const title = { key: 'rogue.fix.pad-rows', args: { count: short.length } };
    return [one, { title, edits: short.map((y) => pad(map, y)), preferred: false }];
  },
};

function* shortRows(map: DrawnMap): Generator<number> {
  for (let y = 0; y < map.height; y++) if (map.row(y).length < map.width) yield y;
}

function pad(map: DrawnMap, y: number): TextEdit {
  const { length } = map.row(y);
  return { range: rangeInLine(map.firstLine + y, length, length), newText: WALL.repeat(map.width - length) };
}
