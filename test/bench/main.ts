import { statSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/shared';
import { benchBoard } from './board';
import { table, type Result } from './measure';
import { benchRandom } from './random';
import { benchRobots } from './robots';
import { benchRogue } from './rogue';
import { benchSlug } from './slug';
import { benchSnakes } from './snakes';
import { benchSpire } from './spire';

// `npm run bench`: medians of five rounds against the goals, as a table and as JSON in test-results/bench.json. Names given are parts of a
// group's name: `npm run bench -- slug rogue` measures those alone.
const GROUPS: Readonly<Record<string, () => Result[] | Promise<Result[]>>> = {
  slug: benchSlug,
  board: benchBoard,
  random: benchRandom,
  snakes: benchSnakes,
  robots: benchRobots,
  spire: benchSpire,
  rogue: benchRogue,
  sizes: () => ['extension', 'playground', 'worker', 'cli'].map(sizeOf),
};

function sizeOf(bundle: string): Result {
  const value = statSync(path.join(ROOT, 'dist', `${bundle}.js`)).size / 1024;
  return { name: `size of ${bundle}.js`, value, unit: 'KiB', goal: GOALS[bundle] ?? Infinity, moreIsBetter: false };
}

const GOALS: Readonly<Record<string, number>> = { extension: 200, playground: 400 };

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const results: Result[] = [];
  for (const [name, measure] of Object.entries(GROUPS)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    try {
      results.push(...(await measure()));
    } catch (error) {
      console.error(`${name} was not measured: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'test-results', 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(table(results));
}

void main();
