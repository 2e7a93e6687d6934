import { closestMatch } from '../../../../core/closestMatch';
import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { RogueEditorKey } from '../../texts';
import { removeWords } from '../fixes/removeWords';
import type { RogueFile } from '../rogueFile';
import { settingAt, settingsOf, type PlacedSetting } from '../settings';
import { rangeOfWord } from '../words';

/** A header line has its own keys and no others. `docs/games/rogue.md#rogueunknown-key` */
export const unknownKey: Check<RogueFile, RogueEditorKey> = {
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
    const { key, value } = setting;
    const meant = keyMeantBy(found);
    const title = { key: 'rogue.fix.remove-key', args: { key: excerpt(key.text) } } as const;
    const remove = fix(title, () => removeWords(headerLine, key, value ?? key), meant === null);
    if (meant === null) return [remove];
    const edit = () => ({ range: problem.range, newText: meant });
    return [fix({ key: 'rogue.fix.replace-word', args: { word: meant } }, edit), remove];
  },
};

/**
 * The key that was probably meant, out of those that the line does not give yet; `null` when there is none, and where it would take the next key
 * for its number.
 */
function keyMeantBy({ headerLine, setting }: PlacedSetting): string | null {
  if (!setting.value && setting !== headerLine.settings.at(-1)) return null;
  const taken = new Set(headerLine.settings.map(({ key }) => key.text));
  const free = headerLine.header?.keys.map(({ key }) => key).filter((key) => !taken.has(key)) ?? [];
  return closestMatch(setting.key.text, free);
}
