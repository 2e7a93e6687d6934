import { rangeInLine } from '../../../../core/range';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import { endOfLine } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import { headerLineAt, settingsOf } from '../settings';

/** A key needs its number. Only the last key of a line can lack it. `docs/games/rogue.md#roguemissing-value` */
export const missingValue: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/missing-value',
  severity: 'error',
  *check(file) {
    for (const { headerLine, setting } of settingsOf(file)) {
      if (!setting.parameter || setting.value) continue;
      const end = endOfLine(headerLine);
      const { key, preset } = setting.parameter;
      yield { range: rangeInLine(headerLine.line, end, end), args: { key, preset } };
    }
  },
  fixes(file, { range }) {
    const parameter = headerLineAt(file, { range })?.settings.at(-1)?.parameter;
    if (!parameter) return [];
    const { key, preset } = parameter;
    const edit = () => ({ range, newText: ` ${preset}` });
    return [fix({ key: 'rogue.fix.fill-in', args: { key, number: preset } }, edit)];
  },
};
