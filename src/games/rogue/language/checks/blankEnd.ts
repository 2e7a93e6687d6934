import { rangeInLine, rangeOf } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';

/** Empty lines at the end of a map are no rows. `docs/games/rogue.md#rogueblank-end` */
export const blankEnd: Check<RogueFile> = {
  code: 'rogue/blank-end',
  severity: 'warning',
  *check({ source, map }) {
    const line = map?.firstDroppedLine ?? null;
    if (line !== null) yield { range: rangeInLine(line, 0, 0), args: { count: source.lines.length - line } };
  },
  fixes({ source, map }) {
    const line = map?.firstDroppedLine ?? null;
    if (line === null) return [];
    // The line behind the last line break, which an editor shows and which is none of the map's, stays.
    const edits = [{ range: rangeOf(line, 0, source.lines.length, 0), newText: '' }];
    const count = source.lines.length - line;
    return [{ title: { key: 'rogue.fix.remove-blank-end', args: { count } }, edits, preferred: true }];
  },
};
