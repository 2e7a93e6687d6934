import { rangeInLine, rangeOf } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';

/** Empty lines at the end of a map are no rows. `docs/games/rogue.md#rogueblank-end` */
export const blankEnd: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/blank-end',
  severity: 'warning',
  *check({ source, map }) {
    const line = map?.firstDroppedLine ?? null;
    if (line !== null) yield { range: rangeInLine(line, 0, 0), args: { count: source.lines.length - line } };
  },
  fixes({ source, map }) {
    const line = map?.firstDroppedLine ?? null;
    if (line === null) return [];
    const count = source.lines.length - line;
    // The line behind the last line break, which an editor shows and which is no row, stays.
    const edit = () => ({ range: rangeOf(line, 0, source.lines.length, 0), newText: '' });
    return [fix({ key: 'rogue.fix.remove-blank-end', args: { count } }, edit)];
  },
};
