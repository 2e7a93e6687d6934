import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { PresetLimits } from '../../facts/limits';
import type { RogueEditorKey } from '../../texts';
import { isInteger } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import { settingAt, settingsOf } from '../settings';
import { rangeOfWord } from '../words';

/** A number is digits only and in its range; a seed is any integer. `docs/games/rogue.md#roguebad-number` */
export const badNumber: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/bad-number',
  severity: 'error',
  *check(file) {
    for (const { setting } of settingsOf(file)) {
      const { parameter, value, isGood } = setting;
      if (!parameter || !value || isGood) continue;
      const { key, least, most } = parameter;
      const args = { text: excerpt(value.text), key, least: bound(least), most: bound(most) };
      yield { range: rangeOfWord(value), args };
    }
  },
  fixes(file, problem) {
    const setting = settingAt(file, problem)?.setting;
    if (!setting?.parameter || !setting.value) return [];
    const number = nearestNumber(setting.value.text, setting.parameter);
    const title = { key: 'rogue.fix.set-number', args: { key: setting.parameter.key, number } } as const;
    return [fix(title, () => ({ range: problem.range, newText: String(number) }))];
  },
};

/** A bound of a number as it is written. */
function bound(number: number): string {
  return String(number).replace('Infinity', '∞');
}

/** The nearest number that is allowed, or what the number is when the file does not say. */
function nearestNumber(text: string, { least, most, preset }: PresetLimits): number {
  const digits = text.replace(/^\+/, '');
  return isInteger(digits) && Number.isFinite(least) ? Math.min(most, Math.max(least, Number(digits))) : preset;
}
