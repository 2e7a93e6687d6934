import { excerpt } from '../../../../core/excerpt';
import { rangeInLine, rangeOf } from '../../../../core/range';
import type { Fix, Check } from '../../../fileFormat';
import { removeLine } from '../fixes/removeLines';
import type { RogueFile } from '../rogueFile';
import { GENERATE, headerWordFor, MAP } from '../vocabulary';
import { rangeOfWord } from '../words';

/** A file ends with `generate`: only blank lines and comments may follow. `docs/games/rogue.md#rogueafter-generate` */
export const afterGenerate: Check<RogueFile> = {
  code: 'rogue/after-generate',
  severity: 'error',
  *check({ afterGenerate: word }) {
    if (word) yield { range: rangeOfWord(word), args: { word: excerpt(word.text) } };
  },
  fixes(file) {
    const { source, dungeonLine, afterGenerate: word } = file;
    if (!word || !dungeonLine) return [];
    const header = headerWordFor(word.text);
    const drop: Fix = {
      title: { key: 'rogue.fix.remove-below-generate' },
      edits: [{ range: rangeOf(word.line, 0, source.lines.length, 0), newText: '' }],
      preferred: !header || header === GENERATE,
    };
    if (!header || header === GENERATE) return [drop];
    if (header === MAP) {
      const edits = [removeLine(file, dungeonLine.line)];
      return [{ title: { key: 'rogue.fix.remove-generate' }, edits, preferred: true }, drop];
    }
    const above = { range: rangeInLine(dungeonLine.line, 0, 0), newText: `${source.line(word.line)}\n` };
    const edits = [above, removeLine(file, word.line)];
    return [{ title: { key: 'rogue.fix.move-above-generate' }, edits, preferred: true }, drop];
  },
};
