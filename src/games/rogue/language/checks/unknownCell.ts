import { describeCharacter } from '../../../../core/excerpt';
import type { Fix, Check } from '../../../fileFormat';
import type { DrawnMap, MapCell } from '../drawnMap';
import { itemsForOneRepair } from '../fixes/mostEdits';
import type { RogueFile } from '../rogueFile';
import { lookAlikeOf, SYMBOLS } from '../vocabulary';

const FLOOR = '.';
const WALL = '#';
const UNKNOWN = new RegExp(`[^${SYMBOLS.map(({ symbol }) => symbol).join('')}]`, 'gu');

/** Every character of a map must mean something. `docs/games/rogue.md#rogueunknown-cell` */
export const unknownCell: Check<RogueFile> = {
  code: 'rogue/unknown-cell',
  severity: 'error',
  *check({ map }) {
    if (!map) return;
    for (const cell of map.find(UNKNOWN)) {
      const suggestion = lookAlikeOf(cell.symbol) ?? FLOOR;
      yield { range: map.rangeOfCell(cell), args: { ...describeCharacter(cell.symbol), suggestion } };
    }
  },
  fixes({ map }, { range }) {
    const cell = map?.cellAt(range.start);
    if (!map || !cell) return [];
    const meant = lookAlikeOf(cell.symbol);
    const best = meant ?? FLOOR;
    const replace = (symbol: string): Fix => ({
      title: { key: 'rogue.fix.replace-cell', args: { symbol } },
      edits: [{ range, newText: symbol }],
      preferred: symbol === best,
    });
    return [best, FLOOR, WALL]
      .filter((symbol, index, symbols) => symbols.indexOf(symbol) === index)
      .map(replace)
      .concat(replaceAll(map, cell.symbol, best));
  },
};

/** Replaces the character everywhere, when it stands in several cells. */
function replaceAll(map: DrawnMap, character: string, symbol: string): Fix[] {
  const cells = itemsForOneRepair(cellsOf(map, character)) ?? [];
  const edits = cells.map((cell) => ({ range: map.rangeOfCell(cell), newText: symbol }));
  const args = { ...describeCharacter(character), symbol, count: edits.length };
  return edits.length > 1 ? [{ title: { key: 'rogue.fix.replace-all-cells', args }, edits, preferred: false }] : [];
}

function* cellsOf(map: DrawnMap, character: string): Generator<MapCell> {
  for (const cell of map.find(UNKNOWN)) if (cell.symbol === character) yield cell;
}
