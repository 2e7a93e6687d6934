import { rangeInLine } from '../../../../core/range';
import type { Fix, Check } from '../../../fileFormat';
import type { RogueFile } from '../rogueFile';
import { SAMPLE_ROOM } from '../sampleRoom';
import { GENERATE, MAP } from '../vocabulary';
import { isBlank } from '../words';

/** A file needs a dungeon: the line `map` with rows below it, or the line `generate`. `docs/games/rogue.md#rogueno-dungeon` */
export const noDungeon: Check<RogueFile> = {
  code: 'rogue/no-dungeon',
  severity: 'error',
  *check({ source, dungeonLine }) {
    if (dungeonLine) return;
    const line = Math.max(0, lastLineWithText(source.lines));
    const end = isBlank(source.line(line)) ? 0 : source.line(line).length;
    yield { range: rangeInLine(line, end, end) };
  },
  fixes({ source }, { range }) {
    const lineBreak = isBlank(source.line(range.start.line)) ? '' : '\n';
    const rest = { start: range.start, end: { line: source.lines.length, character: 0 } };
    const append = (key: string, lines: readonly string[], preferred: boolean): Fix => ({
      title: { key },
      edits: [{ range: rest, newText: `${lineBreak}${lines.join('\n')}\n` }],
      preferred,
    });
    return [
      append('rogue.fix.add-generate', [GENERATE.word], true),
      append('rogue.fix.add-map', [MAP.word, ...SAMPLE_ROOM], false),
    ];
  },
};

function lastLineWithText(lines: readonly string[]): number {
  let line = lines.length - 1;
  while (line >= 0 && isBlank(lines[line] ?? '')) line--;
  return line;
}
