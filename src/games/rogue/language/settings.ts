import type { Problem } from '../../../core/problem';
import { settingUpTo, type HeaderLine, type Setting } from './headerLine';
import type { RogueFile } from './rogueFile';

/** A key of a header line, with the line. */
export interface PlacedSetting {
  readonly headerLine: HeaderLine;
  readonly setting: Setting;
}

/** Every key of the header in reading order. */
export function* settingsOf({ headerLines }: RogueFile): Generator<PlacedSetting> {
  for (const headerLine of headerLines.values()) {
    for (const setting of headerLine.settings) yield { headerLine, setting };
  }
}

/** The header line that a problem is about, if it is about one. */
export function headerLineAt({ headerLines }: RogueFile, { range }: Pick<Problem, 'range'>): HeaderLine | undefined {
  return headerLines.get(range.start.line);
}

/** The key that a problem is about, by its own word or by its number. */
export function settingAt(file: RogueFile, problem: Problem): PlacedSetting | undefined {
  const headerLine = headerLineAt(file, problem);
  const { character } = problem.range.start;
  const setting = headerLine && settingUpTo(headerLine, character);
  const isMeant = setting?.key.from === character || setting?.value?.from === character;
  return headerLine && setting && isMeant ? { headerLine, setting } : undefined;
}
