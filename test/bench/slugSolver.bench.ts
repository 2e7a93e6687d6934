import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../src/games/analysis';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import type { SlugDungeonModel } from '../../src/games/slug/engine/model';
import { buildModel } from '../../src/games/slug/play/setup';
import { KEYS } from '../../src/games/slug/play/keys';
import { searchWin } from '../../src/games/slug/solver';
import { sharedFolder } from '../support/shared';
import { duration, rate, type Result } from './measure';

/** Five slugs in a wide hall: no win is near, so that the number of states alone ends the search. */
const HALL = `99\n${`${' '.repeat(20)}\n`.repeat(8)}P  S${' '.repeat(11)}AALLN\nG${' '.repeat(19)}\n`;

const HALL_STATES = 500_000;

const modelOf = (text: string): SlugDungeonModel => buildModel(analyse(slugLevelFormat, text).definition);
const search = (model: SlugDungeonModel, states = Infinity): number =>
  searchWin?.(model, KEYS, { states, isOver: () => false })?.states ?? 0;

/** The solver of SlugDungeon: states a second, and the recorded levels from their text to their shortest win. */
export function bench(): Result[] {
  const hall = modelOf(HALL);
  const results: Result[] = [
    {
      name: 'slug: states of a search',
      value: rate(() => search(hall, HALL_STATES), 1000),
      unit: 'a second',
      goal: 1_000_000,
      moreIsBetter: true,
    },
  ];
  const golden = sharedFolder('golden', 'slug');
  for (const [level, goal] of [
    ['level1', 100],
    ['level2', 150],
  ] as const) {
    const file = path.join(golden ?? '', `${level}.slug`);
    if (!golden || !existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const value = duration(() => search(modelOf(text)), 20);
    results.push({ name: `slug: solve ${level}`, value, unit: 'ms', goal, moreIsBetter: false });
  }
  return results;
}
