import { rangeInLine } from '../../../../core/range';
import type { TextEdit } from '../../../../core/textEdit';
import type { Check } from '../../../fileFormat';
import { fix } from '../../../fixes';
import type { DungeonSettings } from '../../facts/limits';
import type { RogueEditorKey } from '../../texts';
import { endOfLine, type HeaderLine } from '../headerLine';
import type { RogueFile } from '../rogueFile';
import { rangeOfWord } from '../words';

/** The largest room must not be smaller than the smallest one, and must fit the map with a column and a row to spare. `docs/games/rogue.md#rogueroom-size` */
export const roomSize: Check<RogueFile, RogueEditorKey> = {
  code: 'rogue/room-size',
  severity: 'error',
  *check({ isGenerated, dungeonLine, settings }) {
    if (!isGenerated || !dungeonLine?.settings.every(({ isGood, isRepeated }) => isGood && !isRepeated)) return;
    const { width, height, min, max } = settings;
    if (min <= max && max < width && max < height) return;
    yield { range: rangeOfWord(dungeonLine.first), args: { min, max, width, height } };
  },
  fixes({ dungeonLine, settings }) {
    if (!dungeonLine) return [];
    const { width, height } = settings;
    const least = Math.min(settings.min, settings.max);
    const most = Math.max(settings.min, settings.max);
    const limit = Math.min(width, height) - 1;
    const max = Math.min(most, limit);
    const min = Math.min(least, max);
    const fitRooms = fix({ key: 'rogue.fix.fit-rooms', args: { min, max } }, () =>
      rewrite(dungeonLine, settings, { min, max }),
    );
    if (most <= limit) return [fitRooms];
    const size = { width: Math.max(width, most + 1), height: Math.max(height, most + 1) };
    const enlarge = () => rewrite(dungeonLine, settings, { ...size, min: least, max: most });
    return [fitRooms, fix({ key: 'rogue.fix.enlarge-map', args: size }, enlarge, false)];
  },
};

const KEYS = ['width', 'height', 'min', 'max'] as const;

/** The edits that give keys other numbers, where they stand or else at the end of the line. */
function rewrite(line: HeaderLine, old: DungeonSettings, wanted: Partial<DungeonSettings>): TextEdit[] {
  const edits: TextEdit[] = [];
  let added = '';
  for (const key of KEYS) {
    const number = wanted[key] ?? old[key];
    if (number === old[key]) continue;
    const value = line.settings.find(({ parameter }) => parameter?.key === key)?.value;
    if (value) edits.push({ range: rangeOfWord(value), newText: String(number) });
    else added += ` ${key} ${number}`;
  }
  const end = endOfLine(line);
  return added === '' ? edits : [...edits, { range: rangeInLine(line.line, end, end), newText: added }];
}
