// @ts-check
// npm run fuzz: the property tests again and again, each round with a seed of its own, until one fails.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');

const HELP = `npm run fuzz -- [--rounds N | --minutes M | --seed S]

  --rounds N    so many rounds (default 10)
  --minutes M   rounds until the time is up
  --seed S      one round with this seed, to see a failure again`;

/** Whoever tests properties takes the seed from here. */
const MARK = /\bpropertyOptions\(/;

/** What the command line asks for. @returns {{ help: boolean, seeds: Iterable<number> }} */
function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      minutes: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, rounds, minutes, seed } = values;
  if (seed !== undefined) return { help, seeds: [number('--seed', seed, true)] };
  if (minutes !== undefined) return { help, seeds: seedsUntil(Date.now() + 60_000 * number('--minutes', minutes)) };
  return { help, seeds: Array.from({ length: number('--rounds', rounds) }, freshSeed) };
}

/** @param {string} option @param {string} text @param {boolean} [isSeed] */
function number(option, text, isSeed = false) {
  const value = Number(text);
  const isGood = isSeed ? /^-?\d+$/.test(text) : value > 0 && Number.isFinite(value);
  if (!isGood) throw new RangeError(`${option}: “${text}” is no ${isSeed ? 'integer' : 'number above 0'}`);
  return value;
}

/** fast-check takes seeds of 32 bits. */
const freshSeed = () => randomInt(2 ** 31);

/** @param {number} end */
function* seedsUntil(end) {
  do yield freshSeed();
  while (Date.now() < end);
}

/** The bundles of the unit tests that have properties in them. */
function propertyTests() {
  return readdirSync(path.join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/^(host|hosts|browser)\b/.test(name))
    .filter((name) => MARK.test(readFileSync(path.join(ROOT, 'test', name), 'utf8')))
    .map((name) => path.join('dist', 'test', name.replace(/\.ts$/, '.js')))
    .sort();
}

/** Runs a script of Node in the project's folder. @param {string[]} args @param {Record<string, string>} [env] @param {boolean} [quiet] */
function node(args, env = {}, quiet = false) {
  const stdio = quiet ? 'pipe' : 'inherit';
  const options = { cwd: ROOT, env: { ...process.env, ...env }, stdio, encoding: 'utf8', maxBuffer: 2 ** 28 };
  return spawnSync(
    process.execPath,
    args,
    /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */ (options),
  );
}

function main() {
  const { help, seeds } = readOptions();
  if (help) return void console.log(HELP);
  if (node(['esbuild.js']).status !== 0) process.exit(1);
  const files = propertyTests();
  const mocha = ['--enable-source-maps', 'node_modules/mocha/bin/mocha.js', '--no-config', '--timeout', '600000'];
  console.log(`${files.length} files with properties`);
  let round = 0;
  for (const seed of seeds) {
    round++;
    const { status, stdout, stderr } = node([...mocha, ...files], { TURNSMITH_FUZZ_SEED: String(seed) }, true);
    console.log(`round ${round}, seed ${seed}: ${status === 0 ? 'passed' : 'failed'}`);
    if (status === 0) continue;
    console.log(stdout + stderr);
    console.log(`The same again: npm run fuzz -- --seed ${seed}`);
    process.exit(1);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
