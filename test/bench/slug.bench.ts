import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { analyse } from '../../src/games/analysis';
import { plainSetup } from '../../src/games/setup';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { slugGame } from '../../src/games/slug/play/game';
import { ROOT } from '../support/shared';
import { duration, picker, rate, type Result } from './measure';
import { largeLevel } from './slugLevel';

const KEYS = ['w', 's', 'a', 'd', ' '];
const MAX_GAME_LENGTH = 200;

/** SlugDungeon: accepted keys a second over the samples, and a large level. */
export function bench(): Result[] {
  const folder = path.join(ROOT, 'levels', 'slug');
  const starts = readdirSync(folder)
    .filter((name) => name.endsWith('.slug'))
    .map((name) => analyse(slugLevelFormat, readFileSync(path.join(folder, name), 'utf8')).definition)
    .map((level) => slugGame.start(level, plainSetup(null)));
  const pick = picker(12345);
  let games = 0;
  const playOne = (): number => {
    const start = starts[games++ % starts.length];
    if (!start) return 0;
    const state = slugGame.copy(start);
    for (let i = 0; i < MAX_GAME_LENGTH && state.status === 'playing'; i++) slugGame.step(state, KEYS[pick(5)] ?? ' ');
    return state.turn;
  };
  const large = largeLevel();
  return [
    { name: 'slug: turns', value: rate(playOne, 2000), unit: 'a second', goal: 3_000_000, moreIsBetter: true },
    {
      name: 'slug: parse and diagnose 60x60',
      value: duration(() => analyse(slugLevelFormat, large), 200),
      unit: 'ms',
      goal: 2,
      moreIsBetter: false,
    },
  ];
}
