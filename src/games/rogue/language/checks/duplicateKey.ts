import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { settingAt, settingsOf } from '../settings';
import { rangeOfWord } from '../words';

/** A line gives each key once. `docs/games/rogue.md#rogueduplicate-key` */
export const duplicateKey: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/duplicate-key',
  severity: 'error',
  *check(file) {
    for (const { setting } of settingsOf(file)) {
      if (setting.isRepeated) yield { range: rangeOfWord(setting.key), args: { key: setting.key.text } };
    }
  },
  fixes(file, problem) {
    const found = settingAt(file, problem);
    if (!found) return [];
    const { key, value } = found.setting;
    const edit = () => removeWords(found.headerLine, key, value ?? key);
    return [fix({ key: 'rogue.fix.remove-key', args: { key: key.text } }, edit)];
  },
};
