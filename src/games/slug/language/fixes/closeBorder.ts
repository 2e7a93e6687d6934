import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Fix } from '../../../fileFormat';
import { fix, listOnce, MAX_EDITS } from '../../../fixes';
import type { SlugEditorKey } from '../../texts';
import { MAX_CELLS, type LevelCell, type SlugLevel } from '../level';

/** The cells on the edge of the filled-up board that are no wall, in reading order. */
export function* openCells(level: SlugLevel): Generator<LevelCell> {
  const last = level.rows.length - 1;
  for (const row of level.rows.keys()) {
    const isWhole = row === 0 || row === last;
    const step = isWhole ? 1 : Math.max(1, level.width - 1);
    for (let column = 0; column < level.width; column += step) {
      const symbol = level.symbolAt(row, column);
      if (symbol !== '#') yield { symbol, row, column };
    }
  }
}

const allOpenCells = listOnce(openCells);

/** Walls in place of open floor where nothing would be lost, and walls around the whole map in any case. */
export function closeBorder(level: SlugLevel): Fix<SlugEditorKey>[] {
  if (level.cellCount > MAX_CELLS) return [];
  const open = allOpenCells(level);
  const isOnlyFloor = open.every(({ symbol }) => symbol === ' ');
  const close = fix({ key: 'slug.fix.close-border', args: { count: open.length } }, () =>
    open.map((cell) => ({ range: level.rangeOfCell(cell), newText: '#' })),
  );
  const around = fix({ key: 'slug.fix.surround-with-walls' }, () => surround(level), !isOnlyFloor);
  return [
    ...(isOnlyFloor && open.length <= MAX_EDITS ? [close] : []),
    ...(2 * level.rows.length <= MAX_EDITS ? [around] : []),
  ];
}

function surround(level: SlugLevel): TextEdit[] {
  const wall = '#'.repeat(level.width + 2);
  const last = level.rows.length - 1;
  return level.rows.flatMap(({ line, cells }, row) => {
    const end = level.source.line(line).length;
    const above = row === 0 ? `${wall}\n` : '';
    const below = row === last ? `\n${wall}` : '';
    return [
      { range: rangeInLine(line, 0, 0), newText: `${above}#` },
      { range: rangeInLine(line, end, end), newText: '#'.repeat(level.width - cells.length + 1) + below },
    ];
  });
}
