// @ts-check
// What stands for VS Code's executable where VS Code runs in Chromium: it takes the same arguments, runs the test bundle in the extension host of
// a real VS Code, and exits with 0 when all tests passed and with 1 otherwise. Files in bin/ name which VS Code it is.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultsFolder } from './paths.mjs';
import { MARK, runInHost } from './runInHost.mjs';
import { stackLines } from './stackLines.mjs';
import { readArguments } from './vscodeArguments.mjs';

/** @typedef {import('./paths.mjs').HostKind} HostKind */

/** The last line of a run, as in test/host/report.ts. */
const SUMMARY = /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/;

/**
 * Does what the arguments ask for and gives the exit code. Mocha's report goes to `print`. Where the run went wrong, logs and a picture of the
 * window are in test-results/<kind>/, and `complain` is told what happened.
 * @param {HostKind} kind
 * @param {string[]} args as VS Code takes them
 * @param {{ run?: typeof runInHost, print?: (line: string) => void, complain?: (line: string) => void, results?: string }} [options]
 * @returns {Promise<0 | 1>}
 */
export async function runExecutable(
  kind,
  args,
  { run = runInHost, print = console.log, complain = console.error, results = resultsFolder(kind) } = {},
) {
  const { unknown, userData, ...request } = readArguments(args);
  for (const name of unknown)
    complain(`Warning: '${name}' is not in the list of known options, but still passed to Chromium.`);
  rmSync(results, { recursive: true, force: true });

  const toSource = stackLines(request.tests);
  /** @type {string[]} */
  const log = [];
  /** @type {{ passed: number, failed: number } | undefined} */
  let counts;
  /** @param {string} line */
  const onLine = (line) => {
    if (!line.startsWith(MARK)) {
      log.push(line);
      if (request.verbose) print(line);
      return;
    }
    const [, passed, failed] = SUMMARY.exec(line.slice(MARK.length)) ?? [];
    if (passed !== undefined) counts = { passed: Number(passed), failed: Number(failed) };
    print(toSource(line.slice(MARK.length)));
  };
  const hostOptions = { ...request, userData, settings: settingsIn(userData), inPlace: true };
  const problem = await run(kind, hostOptions, { onLine, log, results });

  // process.exit() in a test reads as success to VS Code: without mocha's counts nothing has passed.
  const passed = !problem && counts !== undefined && counts.failed === 0 && counts.passed > 0;
  if (passed) return 0;
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'console.log'), log.join('\n'));
  if (problem) complain(`${kind} host: ${problem}`);
  else if (!counts) complain(`${kind} host: the tests did not load, or ended before mocha did`);
  else if (counts.passed + counts.failed === 0) complain(`${kind} host: no test ran`);
  complain(`Logs of the ${kind} host: ${path.relative('.', results)}`);
  return 1;
}

/** The user's settings in a folder of VS Code's. @param {string | undefined} userData @returns {Record<string, unknown>} */
function settingsIn(userData) {
  if (userData === undefined) return {};
  try {
    return JSON.parse(readFileSync(path.join(userData, 'User', 'settings.json'), 'utf8'));
  } catch {
    return {}; // there are none, or VS Code could not read them either
  }
}

/** The whole program. @param {HostKind} kind @param {string[]} args */
export function main(kind, args) {
  runExecutable(kind, args).then(
    (code) => process.exit(code),
    (error) => {
      console.error(`${kind} host: ${error instanceof Error ? error.message : String(error)}`);
      process.exit(1);
    },
  );
}
