// @ts-check
// Runs the tests:  node scripts/test.mjs [lint] [unit] [components] [host] [browser] [desktop]   (all but desktop when none is named)
// Installs what they need, adds up what the runners count, and ends with the line `N passed, N failed`.
import { installHost } from '../test/harness/install.mjs';
import { sideBySide } from '../test/harness/output.mjs';
import { counted, endProgramsOnSignals, mocha, step } from '../test/harness/programs.mjs';
import { ensureSystem } from './system.mjs';

/** @typedef {import('../test/harness/output.mjs').Write} Write */
/** @typedef {import('../test/harness/programs.mjs').Count} Count */

const UNIT_TESTS = 'dist/test/{core,games,l10n,language,play,batch,cli,webview,house}/**/*.test.js';
const BROWSER_TESTS = 'dist/test/browser/**/*.test.js';
const HOST_TESTS = 'test/harness/runHost.mjs';

/** The programs of the system that a ring needs. @type {Record<string, import('./system.mjs').Program[]>} */
const NEEDS = {
  unit: ['tmux'], // only for playing in a terminal: without it those tests fail
  components: ['chromium'],
  host: ['chromium', 'ripgrep'],
  browser: ['chromium', 'ripgrep'],
};

/** Both VS Codes that run in Chromium. @param {Write} write */
async function ensureHosts(write) {
  const log = (/** @type {string} */ line) => write(`${line}\n`);
  await ensureSystem(['chromium', 'ripgrep'], { log });
  await installHost('server', { log });
  await installHost('web', { log });
}

/** The rings: each runs its programs and gives their counts. @type {Record<string, (write: Write) => Promise<Count[]>>} */
const RINGS = {
  unit: async (write) => [await mocha(write, UNIT_TESTS, ['--timeout', '20000', '--reporter', 'dot'])],
  lint: async (write) => [
    await step(write, 'ESLint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
    await step(write, 'Prettier', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
    await step(write, 'types of the pure layers', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.pure.json']),
    await step(write, 'types of the playground', 'node_modules/typescript/bin/tsc', ['-p', 'webview']),
    await step(write, 'types of everything', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']),
    await step(write, 'nothing unused', 'node_modules/knip/bin/knip.js', []),
  ],
  components: async (write) => {
    await ensureSystem(['chromium'], { log: (line) => write(`${line}\n`) });
    return [await counted(write, 'dist/test/components/main.js')];
  },
  host: async (write) => {
    await ensureHosts(write);
    const hosts = ['server', 'web'].map((kind) => async (/** @type {Write} */ own) => {
      own(`\nVS Code, ${kind} host:\n`);
      return counted(own, HOST_TESTS, [kind]);
    });
    return sideBySide(write, hosts);
  },
  browser: async (write) => {
    await ensureHosts(write);
    return [await mocha(write, BROWSER_TESTS, ['--timeout', '180000'])];
  },
  desktop: async (write) => [await counted(write, HOST_TESTS, ['desktop'])],
};

/** What `npm test` runs: one after the other, those of a pair at the same time, since each of them keeps one core busy. */
const ALL = [['unit', 'lint'], ['components'], ['host'], ['browser']];

/** @type {Write} */
const toTerminal = (text) => void process.stdout.write(text);

/** One ring; what keeps it from running counts as a failure. @param {string} name @param {Write} write @returns {Promise<Count[]>} */
async function ring(name, write) {
  const started = Date.now();
  write(`\n— ${name} —\n`);
  try {
    return (await RINGS[name]?.(write)) ?? [];
  } catch (error) {
    write(`✘ ${error instanceof Error ? error.message : String(error)}\n`);
    return [{ passed: 0, failed: 1 }];
  } finally {
    write(`— ${name}: ${Math.round((Date.now() - started) / 1000)} s —\n`);
  }
}

/** @param {string[]} named the rings to run; all when empty */
async function main(named) {
  const unknown = named.find((name) => !(name in RINGS));
  if (unknown !== undefined) throw new Error(`There is no ring ${unknown}, but ${Object.keys(RINGS).join(', ')}`);
  const groups = ALL.map((group) => group.filter((name) => named.length === 0 || named.includes(name)));
  if (named.includes('desktop')) groups.push(['desktop']);
  // All at once, so that the list of packages is fetched once. A ring that cannot do without says so itself.
  await ensureSystem([...new Set(groups.flat().flatMap((name) => NEEDS[name] ?? []))]).catch((error) =>
    console.warn(error.message),
  );
  const counts = [await step(toTerminal, 'build', 'esbuild.js', [])];
  for (const group of counts[0]?.failed ? [] : groups) {
    const jobs = group.map((name) => async (/** @type {Write} */ write) => ring(name, write));
    counts.push(...(await sideBySide(toTerminal, jobs)).flat());
  }
  const sum = (/** @type {keyof Count} */ what) => counts.reduce((total, count) => total + count[what], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

endProgramsOnSignals();
main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
