import { excerpt } from '../../../../core/excerpt';
import { rangeInLine, rangeOf } from '../../../../core/range';
import { splitWords } from '../../../../core/words';
import type { Check, Fix } from '../../../fileFormat';
import { fix, MAX_EDITS, removeLines } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import type { RogueFile } from '../rogueFile';
import { COMMENT, GENERATE, headerWordFor, MAP } from '../vocabulary';
import { rangeOfWord } from '../words';

/** A file ends with `generate`: only blank lines and comments may follow. `docs/games/rogue.md#rogueafter-generate` */
export const afterGenerate: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/after-generate',
  severity: 'error',
  *check({ afterGenerate: word }) {
    if (word) yield { range: rangeOfWord(word), args: { word: excerpt(word.text) } };
  },
  fixes({ source, dungeonLine, afterGenerate: word }) {
    if (!word || !dungeonLine) return [];
    const header = headerWordFor(word.text);
    const isKept = header !== undefined && header !== GENERATE;
    const rest = rangeOf(word.line, 0, source.lines.length, 0);
    const drop = fix({ key: 'rogue.fix.remove-below-generate' }, () => ({ range: rest, newText: '' }), !isKept);
    return isKept ? [...keepLines(source, dungeonLine.line, word.line), drop] : [drop];
  },
};

/**
 * Keeps what stands below `generate`, from the line `first` on: all of it moves up, or `generate` gives way to a drawn map. Where another
 * `generate` stands below, the lines behind that one would be wrong in their turn.
 */
function keepLines(source: RogueFile['source'], generateLine: number, first: number): Fix<RogueEditorKey>[] {
  const lines: number[] = [];
  for (let line = first; line < source.lines.length; line++) {
    const word = splitWords(source.line(line), undefined, 1)[0]?.text ?? COMMENT;
    if (word.startsWith(COMMENT)) continue;
    const header = headerWordFor(word);
    if (header === GENERATE) return [];
    if (header === MAP) return [fix({ key: 'rogue.fix.remove-generate' }, () => removeLines(source, [generateLine]))];
    if (lines.push(line) > MAX_EDITS) return [];
  }
  const title = { key: 'rogue.fix.move-above-generate', args: { count: lines.length } } as const;
  const moved = () => lines.map((line) => `${source.line(line)}\n`).join('');
  const insert = () => ({ range: rangeInLine(generateLine, 0, 0), newText: moved() });
  return [fix(title, () => [insert(), ...removeLines(source, lines)])];
}
