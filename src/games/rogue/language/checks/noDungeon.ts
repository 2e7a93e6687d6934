import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { GENERATE, MAP, SAMPLE_ROOM } from '../vocabulary';
import { isBlank, lastLineWithText } from '../words';

/** A file needs a dungeon: the line `map` with rows below it, or the line `generate`. `docs/games/rogue.md#rogueno-dungeon` */
export const noDungeon: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/no-dungeon',
  severity: 'error',
  *check({ source, dungeonLine }) {
    if (dungeonLine) return;
    const line = Math.max(0, lastLineWithText(source.lines));
    const end = isBlank(source.line(line)) ? 0 : source.line(line).length;
    yield { range: rangeInLine(line, end, end) };
  },
  fixes({ source }, { range: { start } }) {
    const lineBreak = isBlank(source.line(start.line)) ? '' : '\n';
    const rest = { start, end: { line: source.lines.length, character: 0 } };
    const append = (lines: readonly string[]) => () => ({ range: rest, newText: `${lineBreak}${lines.join('\n')}\n` });
    return [
      fix({ key: 'rogue.fix.add-generate' }, append([GENERATE.word])),
      fix({ key: 'rogue.fix.add-map' }, append([MAP.word, ...SAMPLE_ROOM]), false),
    ];
  },
};
