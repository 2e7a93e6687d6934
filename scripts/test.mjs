// @ts-check
// Runs the tests:  node scripts/test.mjs [lint] [unit] [host] [browser]   (all of them when none is named)
// Installs what they need, adds up what the runners count, and ends with the line `N passed, N failed`.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { runHost } from '../test/harness/runHost.mjs';
import { installHost } from '../test/harness/install.mjs';
import { ensureSystem } from './system.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const UNIT_TESTS = 'dist/test/{core,games,l10n,language,play,batch,cli,webview,house}/**/*.test.js';
const BROWSER_TESTS = 'dist/test/browser/**/*.test.js';

/** @typedef {{ passed: number, failed: number }} Count */

/** Runs a program of node_modules with its output shown and kept. @param {string} program @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(ROOT, program), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that is one test by itself. @param {string} name @param {string} program @param {string[]} args @returns {Promise<Count>} */
async function step(name, program, args) {
  const { code } = await run(program, args);
  console.log(`${code === 0 ? '✔' : '✘'} ${name}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Mocha over test bundles; a run that dies, or that finds no test, counts as one failure. @param {string} spec @param {string[]} options @returns {Promise<Count>} */
async function mocha(spec, options) {
  const { code, output } = await run('node_modules/mocha/bin/mocha.js', [
    '--no-config',
    '--enable-source-maps',
    '--forbid-only',
    ...options,
    spec,
  ]);
  const counted = (/** @type {string} */ word) =>
    Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output.slice(output.lastIndexOf('passing') - 20))?.[1] ?? 0);
  const passed = counted('passing');
  const failed = counted('failing');
  return code === 0 && passed > 0 ? { passed, failed } : { passed, failed: Math.max(1, failed) };
}

/** @type {Record<string, () => Promise<Count[]>>} */
const RINGS = {
  lint: async () => [
    await step('ESLint', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
    await step('Prettier', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
    await step('types of the pure layers', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.pure.json']),
    await step('types of the playground', 'node_modules/typescript/bin/tsc', ['-p', 'webview']),
    await step('types of everything', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']),
  ],
  unit: async () => [await mocha(UNIT_TESTS, ['--timeout', '20000', '--reporter', 'dot'])],
  host: async () => {
    await ensureSystem(['chromium', 'ripgrep']);
    return [await runHost('server'), await runHost('web')];
  },
  browser: async () => {
    await ensureSystem(['chromium', 'ripgrep']);
    await installHost('server');
    await installHost('web');
    return [await mocha(BROWSER_TESTS, ['--timeout', '90000'])];
  },
};

async function main() {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in RINGS));
  if (unknown !== undefined) throw new Error(`there are the rings ${Object.keys(RINGS).join(', ')}, but no ${unknown}`);
  const total = { passed: 0, failed: 0 };
  const build = await step('build', 'esbuild.js', []);
  const counts = [build];
  for (const name of build.failed ? [] : named.length > 0 ? named : Object.keys(RINGS)) {
    console.log(`\n— ${name} —`);
    counts.push(...((await RINGS[name]?.()) ?? []));
  }
  for (const { passed, failed } of counts) {
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
