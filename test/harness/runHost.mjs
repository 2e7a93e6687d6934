// @ts-check
// Runs the mocha suite inside a real extension host:  node test/harness/runHost.mjs server|web [-v]
// Exit code: 0 every test passed, 1 one failed or none ran, 2 the host or the browser did not finish.
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { resultsFolder, ROOT, WORKSPACE } from './paths.mjs';
import { MARK, runInHost } from './runInHost.mjs';
import { stackLines } from './stackLines.mjs';

/** @typedef {import('./paths.mjs').HostKind} HostKind */

/** @typedef {{ passed: number, failed: number, skipped: number, code: 0 | 1 | 2 }} HostResult */

const SUMMARY = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/**
 * Runs the host tests (dist/test/host/) in one kind of VS Code and prints mocha's report. Where the run went wrong, logs and a
 * screenshot are in test-results/<kind>/, and at least one test counts as failed. Throws when there is no test bundle.
 * @param {HostKind} kind
 * @param {{ verbose?: boolean, extension?: string, folder?: string, tests?: string }} [options] as of startHost()
 * @returns {Promise<HostResult>}
 */
export async function runHost(kind, { verbose = false, extension = ROOT, folder = WORKSPACE, tests } = {}) {
  const bundle = tests ?? path.join(extension, 'dist/test/host', kind === 'web' ? 'index.web.js' : 'index.node.js');
  if (!existsSync(bundle)) throw new Error(`There is no test bundle ${path.relative('.', bundle)} yet: npm run build`);
  mkdirSync(folder, { recursive: true });
  const results = resultsFolder(kind);
  rmSync(results, { recursive: true, force: true });

  const toSource = stackLines(bundle);
  /** @type {string[]} */
  const log = [];
  /** @type {Omit<HostResult, 'code'> | undefined} */
  let counts;
  /** @param {string} line */
  const onLine = (line) => {
    if (!line.startsWith(MARK)) {
      log.push(line);
      if (verbose) console.log(line);
      return;
    }
    const summary = SUMMARY.exec(line.slice(MARK.length));
    if (!summary) return console.log(toSource(line.slice(MARK.length)));
    const [passed = 0, failed = 0, skipped = 0] = summary.slice(1).map((count) => Number(count ?? 0));
    counts = { passed, failed, skipped };
  };
  const problem = await runInHost(kind, { verbose, extension, folder, tests: bundle }, onLine, log);

  // process.exit() in a test reads as success to VS Code: without mocha's counts nothing has passed.
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 1, skipped: 0 };
  const code = problem ? 2 : failed > 0 || passed === 0 ? 1 : 0;
  if (code === 0) return { passed, failed, skipped, code };
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'console.log'), log.join('\n'));
  if (problem) console.error(`${kind} host: ${problem}`);
  else if (!counts) console.error(`${kind} host: ended before mocha did`);
  console.error(`Logs of the ${kind} host: ${path.relative('.', results)}`);
  return { passed, failed: Math.max(failed, 1), skipped, code };
}

/** @param {string[]} args */
async function main(args) {
  const kind = args.find((arg) => arg === 'server' || arg === 'web');
  if (!kind) throw new Error('usage: node test/harness/runHost.mjs server|web [-v]');
  const started = Date.now();
  const { passed, failed, skipped, code } = await runHost(/** @type {HostKind} */ (kind), {
    verbose: args.includes('-v'),
  });
  console.log(`${kind} extension host, ${((Date.now() - started) / 1000).toFixed(1)} s:`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return code;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(2);
    },
  );
}
