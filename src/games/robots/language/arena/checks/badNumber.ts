import { excerpt } from '../../../../../core/excerpt';
import type { Check } from '../../../../fileFormat';
import { DEFAULT_SEED, DEFAULT_TURNS } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import type { Arena } from '../arena';
import { rangeOfWord, wordFor } from '../arenaLine';
import { readSeed, readTurns } from '../numbers';

const READERS = { seed: readSeed, turns: readTurns };

/** Captures what is before the point, without a plus sign. */
const DECIMAL = /^\+?(-?[0-9]+)(?:\.[0-9]*)?$/;

/** A seed is an integer, a turn limit a whole number from 1. */
export const badNumber: Check<Arena, RobotsEditorKey> = {
  code: 'arena/bad-number',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const keyword = line.entry?.keyword;
      if (keyword !== 'seed' && keyword !== 'turns') continue;
      const word = wordFor(line, keyword);
      if (!word || READERS[keyword](word.text) !== null) continue;
      yield { range: rangeOfWord(line, word), args: { keyword, text: excerpt(word.text) } };
    }
  },
  fixes(arena, { range }) {
    const line = arena.lineAt(range.start);
    const whole = DECIMAL.exec(line?.words[0]?.text ?? '')?.[1];
    if (line?.entry?.keyword === 'seed') return [changeTo(range, (whole && readSeed(whole)) ?? DEFAULT_SEED)];
    if (whole === undefined) return [changeTo(range, String(DEFAULT_TURNS))];
    return [changeTo(range, readTurns(whole) ?? '1')];
  },
};
