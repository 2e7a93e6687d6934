// @ts-check
// Runs the host tests (dist/test/host/) in one VS Code, by @vscode/test-electron:  node test/harness/runHost.mjs server|web|desktop
// `server` and `web` are executables of ours, which start VS Code in Chromium; `desktop` is the executable that VSCODE_EXECUTABLE_PATH names, or a
// VS Code that is downloaded (of VSCODE_VERSION: 'stable', 'insiders' or a number; a machine without a screen: xvfb-run -a ...).
// Prints mocha's report with the line `N passed, N failed`. Exit code 0: all tests passed; 1: one failed, none ran, or VS Code did not come up.
import { runTests, TestRunFailedError } from '@vscode/test-electron';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atExit } from './cleanup.mjs';
import { ROOT, WORKSPACE } from './paths.mjs';
import { TEST_SETTINGS } from './settings.mjs';

const KINDS = /** @type {const} */ (['server', 'web', 'desktop']);

/** @typedef {typeof KINDS[number]} Kind */

/** Which VS Code runTests() starts. @param {Kind} kind @returns {{ vscodeExecutablePath: string } | { version: string }} */
function vscode(kind) {
  const { VSCODE_EXECUTABLE_PATH: installed, VSCODE_VERSION: version = 'stable' } = process.env;
  if (kind !== 'desktop') return { vscodeExecutablePath: path.join(import.meta.dirname, 'bin', `vscode-${kind}.mjs`) };
  if (!installed) return { version };
  if (!existsSync(installed)) throw new Error(`VSCODE_EXECUTABLE_PATH: no such file: ${installed}`);
  return { vscodeExecutablePath: path.resolve(installed) };
}

/**
 * Runs the tests; returns when all passed, throws otherwise.
 * @param {Kind} kind
 */
async function run(kind) {
  const tests = path.join(ROOT, 'dist/test/host', kind === 'web' ? 'index.web.js' : 'index.node.js');
  if (!existsSync(tests)) throw new Error(`There is no test bundle ${path.relative('.', tests)} yet: npm run build`);
  const executable = vscode(kind);
  const temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-tests-'));
  const wipe = () => rmSync(temp, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(wipe);
  try {
    const workspace = path.join(temp, 'workspace'); // a copy: tests write into it
    if (existsSync(WORKSPACE)) cpSync(WORKSPACE, workspace, { recursive: true });
    else mkdirSync(workspace); // Git keeps no empty folder
    const userData = path.join(temp, 'user-data');
    mkdirSync(path.join(userData, 'User'), { recursive: true });
    writeFileSync(path.join(userData, 'User', 'settings.json'), JSON.stringify(TEST_SETTINGS));
    await runTests({
      ...executable,
      extensionDevelopmentPath: ROOT,
      extensionTestsPath: tests,
      launchArgs: [
        workspace,
        '--disable-extensions',
        `--user-data-dir=${userData}`,
        `--extensions-dir=${path.join(temp, 'extensions')}`,
      ],
    });
  } finally {
    wipe();
    forget();
  }
}

/** runTests() hands Ctrl+C on to VS Code and waits for its end; so it does with other signals here. Only a second Ctrl+C is forceful. */
function passSignalsOn() {
  let told = false;
  process.on('SIGINT', () => {
    told = true;
    if (process.listenerCount('SIGINT') === 1) process.exit(130); // before VS Code runs nobody else listens
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => told || process.emit('SIGINT', 'SIGINT'));
}

/** @param {string[]} args */
async function main(args) {
  const kind = KINDS.find((name) => name === args[0]);
  if (!kind || args.length > 1) throw new Error(`usage: node test/harness/runHost.mjs ${KINDS.join('|')}`);
  passSignalsOn();
  try {
    await run(kind);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof TestRunFailedError) return; // VS Code has told what failed
    console.error(`VS Code (${kind}) does not run: ${error instanceof Error ? error.message : String(error)}`);
    if (kind === 'desktop')
      console.error('Without a download: VSCODE_EXECUTABLE_PATH=/path/to/code npm run test:desktop');
  }
}

await main(process.argv.slice(2));
