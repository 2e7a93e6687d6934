import type { Check } from '../../../fileFormat';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';
import { settingAt, settingsOf } from './headerFindings';

/** A line gives each key once. `docs/games/rogue.md#rogueduplicate-key` */
export const duplicateKey: Check<RogueFile> = {
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
    const edits = [removeWords(found.headerLine, key, value ?? key)];
    return [{ title: { key: 'rogue.fix.remove-key', args: { key: key.text } }, edits, preferred: true }];
  },
};
