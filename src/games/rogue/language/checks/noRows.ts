import { rangeOf } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { endOfLine } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import { SAMPLE_ROOM } from '../sampleRoom';
import { GENERATE } from '../vocabulary';
import { rangeOfWord } from '../words';

/** Rows must follow the line `map`. `docs/games/rogue.md#rogueno-rows` */
export const noRows: Check<RogueFile> = {
  code: 'rogue/no-rows',
  severity: 'error',
  *check({ map, dungeonLine }) {
    if (dungeonLine && map?.height === 0) yield { range: rangeOfWord(dungeonLine.first) };
  },
  fixes({ source, dungeonLine }, { range }) {
    if (!dungeonLine) return [];
    const rest = rangeOf(dungeonLine.line, endOfLine(dungeonLine), source.lines.length, 0);
    const draw = [{ range: rest, newText: `\n${SAMPLE_ROOM.join('\n')}\n` }];
    const generate = [{ range, newText: GENERATE.word }];
    return [
      { title: { key: 'rogue.fix.add-rows' }, edits: draw, preferred: true },
      { title: { key: 'rogue.fix.replace-word', args: { word: GENERATE.word } }, edits: generate, preferred: false },
    ];
  },
};
