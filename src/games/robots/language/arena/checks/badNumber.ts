import { excerpt } from '../../../../../core/excerpt';
import type { Finding, Check } from '../../../../fileFormat';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor, type ArenaLine } from '../arenaLine';
import { readSeed, readTurns } from '../numbers';
import { USUAL_SEED, USUAL_TURNS } from '../../../facts/vocabulary';
import { write } from './write';

/** Captures what is before the point, without a plus sign. */
const DECIMAL = /^\+?(-?[0-9]+)(?:\.[0-9]*)?$/;

/** A seed is an integer, `turns` a whole number from 1. */
export const badNumber: Check<Arena> = {
  code: 'arena/bad-number',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      if (line.entry?.keyword === 'seed') yield* findingFor(line, 'seed', readSeed);
      else if (line.entry?.keyword === 'turns') yield* findingFor(line, 'turns', readTurns);
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const whole = DECIMAL.exec(line?.words[0]?.text ?? '')?.[1];
    if (line?.entry?.keyword === 'seed') return [write(range, (whole && readSeed(whole)) ?? USUAL_SEED, true)];
    if (whole === undefined) return [write(range, String(USUAL_TURNS), true)];
    return [write(range, readTurns(whole) ?? '1', true)];
  },
};

function* findingFor(
  line: ArenaLine,
  keyword: 'seed' | 'turns',
  read: (text: string) => string | null,
): Generator<Finding> {
  const word = wordFor(line, keyword);
  if (word && read(word.text) === null) {
    yield { range: rangeOfWord(line, word), args: { keyword, text: excerpt(word.text) } };
  }
}
