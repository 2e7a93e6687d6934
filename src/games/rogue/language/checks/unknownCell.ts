import { describeCharacter } from '../../../../core/excerpt';
import type { Check, Fix } from '../../../fileFormat';
import { fix, fixAll, listOnce, MAX_EDITS } from '../../../fixes';
import { FLOOR_TYPE, WALL_TYPE } from '../../facts/tileTypes';
import type { RogueEditorKey } from '../../texts';
import type { DrawnMap, MapCell } from '../drawnMap';
import type { RogueFile } from '../rogueFile';
import { lookAlikeOf, SYMBOLS } from '../vocabulary';

const UNKNOWN = new RegExp(`[^${SYMBOLS.map(({ symbol }) => symbol).join('')}]`, 'gu');

/** Every character of a map must mean something. `docs/games/rogue.md#rogueunknown-cell` */
export const unknownCell: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/unknown-cell',
  severity: 'error',
  *check({ map }) {
    if (!map) return;
    for (const cell of map.find(UNKNOWN)) {
      const args = { ...describeCharacter(cell.symbol), suggestion: meantBy(cell) };
      yield { range: map.rangeOfCell(cell), args };
    }
  },
  fixes({ map }, { range }) {
    const cell = map?.cellAt(range.start);
    if (!map || !cell) return [];
    const best = meantBy(cell);
    const replace = (symbol: string): Fix<RogueEditorKey> =>
      fix({ key: 'rogue.fix.replace-cell', args: { symbol } }, () => ({ range, newText: symbol }), symbol === best);
    const symbols = new Set([best, FLOOR_TYPE.symbol, WALL_TYPE.symbol]);
    return [
      ...[...symbols].map(replace),
      ...fixAll(
        (count) => ({
          key: 'rogue.fix.replace-all-cells',
          args: { ...describeCharacter(cell.symbol), symbol: best, count },
        }),
        cellsLike(map, cell),
        (target) => ({ range: map.rangeOfCell(target), newText: best }),
      ),
    ];
  },
};

/** The character that was probably meant: one of the same shape, or else floor. */
function meantBy({ symbol }: MapCell): string {
  return lookAlikeOf(symbol) ?? FLOOR_TYPE.symbol;
}

/** The cells with the same character; none where there are too many with any. */
function cellsLike(map: DrawnMap, { symbol }: MapCell): readonly MapCell[] {
  return groups(map).find(([cell]) => cell?.symbol === symbol) ?? [];
}

/** The cells that mean nothing, by their characters; none where there are too many. */
const groups = listOnce((map: DrawnMap) => {
  const found = new Map<string, MapCell[]>();
  let count = 0;
  for (const cell of map.find(UNKNOWN)) {
    if (++count > MAX_EDITS) return [];
    const group = found.get(cell.symbol) ?? [];
    group.push(cell);
    found.set(cell.symbol, group);
  }
  return found.values();
});
