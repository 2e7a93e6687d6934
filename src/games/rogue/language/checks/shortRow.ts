import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import { MAX_TEXT_LENGTH } from '../../../analysis';
import type { Check } from '../../../fileFormat';
import { fixOneAndAll, listOnce, MAX_EDITS } from '../../../fixes';
import { WALL_TYPE } from '../../facts/tileTypes';
import type { RogueEditorKey } from '../../texts';
import type { DrawnMap } from '../drawnMap';
import type { RogueFile } from '../rogueFile';

/** A row that is shorter than the longest one is filled up with walls, which its author may not have meant. `docs/games/rogue.md#rogueshort-row` */
export const shortRow: Check<RogueFile, RogueEditorKey> = {
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
    const here = range.start.line - map.firstLine;
    return fixOneAndAll(
      { title: { key: 'rogue.fix.pad-row' }, target: missingCells(map, here) <= roomIn(map) ? here : null },
      { title: (count) => ({ key: 'rogue.fix.pad-rows', args: { count } }), targets: allShortRows(map) },
      (y) => pad(map, y),
    );
  },
};

/** The short rows; none where there are too many of them, or where the text would be too long once they are filled up. */
const allShortRows = listOnce((map: DrawnMap) => {
  const rows: number[] = [];
  let room = roomIn(map);
  for (const y of shortRows(map)) {
    room -= missingCells(map, y);
    if (room < 0 || rows.push(y) > MAX_EDITS) return [];
  }
  return rows;
});

/** How much longer the text may become: a map of many short rows and a long one may be longer than any file once it is filled up. */
function roomIn({ source }: DrawnMap): number {
  return MAX_TEXT_LENGTH - source.text.length;
}

function* shortRows(map: DrawnMap): Generator<number> {
  for (let y = 0; y < map.height; y++) if (map.row(y).length < map.width) yield y;
}

function missingCells(map: DrawnMap, y: number): number {
  return map.width - map.row(y).length;
}

function pad(map: DrawnMap, y: number): TextEdit {
  const { length } = map.row(y);
  return {
    range: rangeInLine(map.firstLine + y, length, length),
    newText: WALL_TYPE.symbol.repeat(missingCells(map, y)),
  };
}
