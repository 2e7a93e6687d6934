import { excerpt } from '../../../../core/excerpt';
import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { SpireEditorKey } from '../../texts';
import { rangeOfMonster, type SpireFile } from '../spireFile';
import { HEADER_WORD } from '../vocabulary';

/** A monster belongs to the encounter above it. */
export const monsterBeforeEncounter: Check<SpireFile, SpireEditorKey> = {
  code: 'spire/monster-before-encounter',
  severity: 'error',
  *check(file) {
    for (const stray of file.strays) {
      yield { range: rangeOfMonster(stray), args: { text: excerpt(file.textOf(stray)) } };
    }
  },
  fixes({ strays: [first] }) {
    if (!first) return [];
    const edit = () => ({ range: rangeInLine(first.line, 0, 0), newText: `${HEADER_WORD} 1\n` });
    return [fix({ key: 'spire.fix.insert-header', args: { line: first.line + 1 } }, edit)];
  },
};
