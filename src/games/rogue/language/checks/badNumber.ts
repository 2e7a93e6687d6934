import { excerpt } from '../../../../core/excerpt';
import type { Check } from '../../../fileFormat';
import { isInteger } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import type { Parameter } from '../vocabulary';
import { rangeOfWord } from '../words';
import { settingAt, settingsOf } from './headerFindings';

/** A number is digits alone and in its range; a seed is any integer. `docs/games/rogue.md#roguebad-number` */
export const badNumber: Check<RogueFile> = {
  code: 'rogue/bad-number',
  severity: 'error',
  *check(file) {
    for (const { setting } of settingsOf(file)) {
      const { parameter, value, isGood } = setting;
      if (!parameter || !value || isGood) continue;
      const { key, least, most } = parameter;
      yield {
        range: rangeOfWord(value),
        args: { text: excerpt(value.text), key, least: bound(least), most: bound(most) },
      };
    }
  },
  fixes(file, problem) {
    const setting = settingAt(file, problem)?.setting;
    if (!setting?.parameter || !setting.value) return [];
    const number = repair(setting.value.text, setting.parameter);
    const edits = [{ range: problem.range, newText: String(number) }];
    const title = { key: 'rogue.fix.set-number', args: { key: setting.parameter.key, number } };
    return [{ title, edits, preferred: true }];
  },
};

/** A bound of a number as it is written. */
function bound(number: number): string {
  return String(number).replace('Infinity', '∞');
}

/** The nearest number that is allowed, or what the number is when the file is silent. */
function repair(text: string, { least, most, preset }: Parameter): number {
  const digits = text.replace(/^\+/, '');
  return isInteger(digits) && Number.isFinite(least) ? Math.min(most, Math.max(least, Number(digits))) : preset;
}
