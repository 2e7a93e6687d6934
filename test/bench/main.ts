import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../support/shared';
import * as benches from './all-benches';
import { table, type Result } from './measure';

// `npm run bench`: medians of five rounds against the goals, as a table and as JSON in test-results/bench.json. Names given are parts of a
// group's name: `npm run bench -- slug rogue` measures those alone. A group is a file `NAME.bench.ts`.
const GROUPS: Readonly<Record<string, () => Result[] | Promise<Result[]>>> = {
  ...benches,
  sizes: () => Object.keys(GOALS).map(sizeOf),
};

function sizeOf(bundle: string): Result {
  const value = statSync(path.join(ROOT, 'dist', `${bundle}.js`)).size / 1024;
  return { name: `size of ${bundle}.js`, value, unit: 'KiB', goal: GOALS[bundle] ?? 0, moreIsBetter: false };
}

const GOALS: Readonly<Record<string, number>> = { extension: 182, playground: 520 };

/** Measures one group and prints its results as JSON. */
async function measureGroup(name: string): Promise<void> {
  console.log(JSON.stringify((await GROUPS[name]?.()) ?? []));
}

/** Each group has a process of its own, so that what one made of the shared code does not slow the next. */
function measureApart(name: string): Result[] {
  const output = execFileSync(process.execPath, [__filename, '--group', name], { encoding: 'utf8' });
  return JSON.parse(output) as Result[];
}

function measureAll(wanted: readonly string[]): void {
  const results: Result[] = [];
  for (const name of Object.keys(GROUPS)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    try {
      results.push(...measureApart(name));
    } catch (error) {
      console.error(`${name} was not measured: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  mkdirSync(path.join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(path.join(ROOT, 'test-results', 'bench.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(table(results));
}

const [flag, group = ''] = process.argv.slice(2);
if (flag === '--group') void measureGroup(group);
else measureAll(process.argv.slice(2));
