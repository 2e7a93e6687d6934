import { rangeOf } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import { endOfLine } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import { GENERATE, SAMPLE_ROOM } from '../vocabulary';
import { rangeOfWord } from '../words';

/** Rows must follow the line `map`. `docs/games/rogue.md#rogueno-rows` */
export const noRows: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/no-rows',
  severity: 'error',
  *check({ map, dungeonLine }) {
    if (dungeonLine && map?.height === 0) yield { range: rangeOfWord(dungeonLine.first) };
  },
  fixes({ source, dungeonLine }, { range }) {
    if (!dungeonLine) return [];
    const rest = rangeOf(dungeonLine.line, endOfLine(dungeonLine), source.lines.length, 0);
    const word = GENERATE.word;
    return [
      fix({ key: 'rogue.fix.add-rows' }, () => ({ range: rest, newText: `\n${SAMPLE_ROOM.join('\n')}\n` })),
      fix({ key: 'rogue.fix.replace-word', args: { word } }, () => ({ range, newText: word }), false),
    ];
  },
};
