// @ts-check
// One run of VS Code with a test bundle in its extension host.
import path from 'node:path';
import { launchBrowser } from './chromium.mjs';
import { startHost } from './host.mjs';
import { resultsFolder } from './paths.mjs';

const LIMIT = Number(process.env.HOST_TESTS_LIMIT_MS ?? 240_000);

/** Begins each line of mocha; the rest is VS Code's own log. As in test/host/report.ts. */
export const MARK = '\u2063';

/**
 * Runs VS Code until it says that the tests ended. Returns what kept it from that, if anything did.
 * @param {import('./paths.mjs').HostKind} kind
 * @param {import('./host.mjs').HostOptions} options with `tests`
 * @param {(line: string) => void} onLine gets each line of the extension host's log, marked or as `[type] text`
 * @param {string[]} log gets the log of the host's process at the end
 * @returns {Promise<string | undefined>}
 */
export async function runInHost(kind, options, onLine, log) {
  const host = await startHost(kind, options);
  /** @type {import('playwright-core').Browser | undefined} */
  let browser;
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const problem = await testsEnd(host, browser, page, onLine);
    if (problem) {
      const file = path.join(resultsFolder(kind), 'screen.png');
      await page.screenshot({ path: file, timeout: 10_000 }).catch(() => undefined);
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
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {(line: string) => void} onLine
 * @returns {Promise<string | undefined>}
 */
async function testsEnd(host, browser, page, onLine) {
  /** @type {(problem?: string) => void} */
  let end = () => undefined;
  /** @type {Promise<string | undefined>} */
  const ended = new Promise((done) => (end = done));
  const timer = setTimeout(() => end(`no result within ${LIMIT / 1000} s`), LIMIT);
  page.once('crash', () => end('the page crashed'));
  browser.once('disconnected', () => end('the browser ended'));
  await page.exposeFunction('codeAutomationExit', () => end());
  await page.exposeFunction(
    'codeAutomationLog',
    /** @param {string} type @param {unknown[]} args */ (type, args) => {
      const text = args.map((arg) => (typeof arg === 'string' ? arg : JSON.stringify(arg))).join(' ');
      onLine(text.startsWith(MARK) ? text : `[${type}] ${text}`);
    },
  );
  await host.prepare(page);
  await page.goto(host.origin);
  return ended.finally(() => clearTimeout(timer));
}
