// @ts-check
// One run of VS Code with a test bundle in its extension host.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './chromium.mjs';
import { startHost } from './host.mjs';

/** How long the tests may say nothing, in ms: a test may take 30 s, and VS Code takes long to start on a busy machine. */
const SILENCE = Number(process.env.HOST_TESTS_SILENCE_MS ?? 180_000);

/** Begins each line of mocha; the rest is VS Code's own log. As in test/host/report.ts. */
export const MARK = '\u2063';

/**
 * Where the lines of a run go.
 * @typedef {object} Ears
 * @property {(line: string) => void} onLine gets each line of the extension host's log, mocha's with MARK before it, others as `[type] text`
 * @property {string[]} log gets what VS Code's page complains of, and at the end the log of the host's process
 * @property {string} results a folder for a picture of the window when the run goes wrong
 */

/**
 * Runs VS Code until it says that the tests ended. Returns what kept it from that, if anything did.
 * @param {import('./paths.mjs').HostKind} kind
 * @param {import('./host.mjs').HostOptions & { chromium?: string[] }} options with `tests`; `chromium`: arguments of the browser
 * @param {Ears} ears
 * @returns {Promise<string | undefined>}
 */
export async function runInHost(kind, { chromium = [], ...options }, { onLine, log, results }) {
  const host = await startHost(kind, options);
  /** @type {import('playwright-core').Browser | undefined} */
  let browser;
  try {
    browser = await launchBrowser({ args: chromium });
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => log.push(`[page] ${error.message}`));
    page.on('console', (message) => {
      const isLogged = /^%c|^Failed to load resource/.test(message.text()); // by VS Code itself, or by the host
      if (message.type() === 'error' && !isLogged) log.push(`[page] ${message.text()}`);
    });
    const problem = await testsEnd(host, page, onLine);
    if (problem) {
      mkdirSync(results, { recursive: true });
      await page.screenshot({ path: path.join(results, 'screen.png'), timeout: 20_000 }).catch(() => undefined);
    }
    return problem;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await browser?.close().catch(() => undefined);
    await host.close();
    log.push('', `--- the ${kind} host's process ---`, host.log());
  }
}

/**
 * Opens VS Code and waits until the tests ended: it then calls a function of its page, and another for each line before.
 * @param {import('./host.mjs').Host} host
 * @param {import('playwright-core').Page} page
 * @param {(line: string) => void} onLine
 * @returns {Promise<string | undefined>}
 */
async function testsEnd(host, page, onLine) {
  /** @type {(problem?: string) => void} */
  let end = () => undefined;
  /** @type {Promise<string | undefined>} */
  const ended = new Promise((done) => (end = done));
  const limit = `within ${SILENCE / 1000} s`;
  let silent = setTimeout(() => end(`VS Code did not come so far as to run a test ${limit}`), SILENCE);
  const heard = () => {
    clearTimeout(silent);
    silent = setTimeout(() => end(`no test ended ${limit}`), SILENCE);
  };
  page.once('crash', () => end('the page crashed'));
  page
    .context()
    .browser()
    ?.once('disconnected', () => end('the browser ended'));
  void host.exited?.then((code) => end(`the process of VS Code ended (${code})`));
  await page.exposeFunction('codeAutomationExit', () => end());
  await page.exposeFunction(
    'codeAutomationLog',
    /** @param {string} type @param {unknown[]} args */ (type, args) => {
      const text = args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' ');
      const isOfMocha = text.startsWith(MARK);
      if (isOfMocha) heard();
      onLine(isOfMocha ? text : `[${type}] ${text}`);
    },
  );
  await host.prepare(page);
  page
    .goto(host.origin, { timeout: SILENCE })
    .catch((error) => end(`the page of VS Code does not load: ${String(error)}`));
  return ended.finally(() => clearTimeout(silent));
}
