import { closestMatch } from '../../../../../core/closestMatch';
import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import { DIRECTIONS, readDirection } from '../../../facts/direction';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';

const NAMES = ['north', 'east', 'south', 'west'];
/** Letters of other alphabets that look like one of ours. */
const LOOK_ALIKES = new Map([
  ['\u0415', 'E'],
  ['\u0435', 'E'],
  ['\u0395', 'E'],
  ['\u039D', 'N'],
  ['\u0405', 'S'],
]);

/** A robot faces north, east, south or west, written as a capital letter. */
export const direction: Check<Arena, RobotsEditorKey> = {
  code: 'arena/direction',
  severity: 'error',
  *check({ robots }) {
    for (const robot of robots) {
      const word = wordFor(robot, 'direction');
      if (!word || robot.direction !== null) continue;
      yield { range: rangeOfWord(robot, word), args: { word: excerpt(word.text), letters: DIRECTIONS.join(', ') } };
    }
  },
  fixes(arena, { range }) {
    const robot = arena.robotAt(range.start);
    const text = (robot && wordFor(robot, 'direction')?.text) ?? '';
    const meant = readDirection(letterOf(text));
    return meant ? [changeTo(range, meant)] : DIRECTIONS.map((letter) => changeTo(range, letter, false));
  },
};

/** The letter for a small letter, a look-alike, a quoted letter, or a name that may be misspelt. */
function letterOf(text: string): string {
  const bare = text.replace(/["',]/g, '');
  if (bare.length === 1) return LOOK_ALIKES.get(bare) ?? bare.toUpperCase();
  return (closestMatch(bare, NAMES, 1) ?? '').charAt(0).toUpperCase();
}
