import { excerpt } from '../../../../core/excerpt';
import { closestMatch } from '../../../../core/closestMatch';
import type { Fix, Check } from '../../../fileFormat';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';
import { settingAt, settingsOf } from './headerFindings';

/** A header line knows its keys alone. `docs/games/rogue.md#rogueunknown-key` */
export const unknownKey: Check<RogueFile> = {
  code: 'rogue/unknown-key',
  severity: 'error',
  *check(file) {
    for (const { headerLine, setting } of settingsOf(file)) {
      if (setting.parameter || !headerLine.header) continue;
      const { word, keys } = headerLine.header;
      const args = { key: excerpt(setting.key.text), word, keys: keys.map(({ key }) => key).join(', ') };
      yield { range: rangeOfWord(setting.key), args };
    }
  },
  fixes(file, problem) {
    const found = settingAt(file, problem);
    if (!found) return [];
    const { headerLine, setting } = found;
    const taken = new Set(headerLine.settings.map(({ key }) => key.text));
    const free = headerLine.header?.keys.map(({ key }) => key).filter((key) => !taken.has(key)) ?? [];
    const meant = closestMatch(setting.key.text, free);
    const remove: Fix = {
      title: { key: 'rogue.fix.remove-key', args: { key: excerpt(setting.key.text) } },
      edits: [removeWords(headerLine, setting.key, setting.value ?? setting.key)],
      preferred: meant === null,
    };
    if (meant === null) return [remove];
    const edits = [{ range: problem.range, newText: meant }];
    return [{ title: { key: 'rogue.fix.replace-word', args: { word: meant } }, edits, preferred: true }, remove];
  },
};
