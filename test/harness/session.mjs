// @ts-check
// One VS Code window for a whole file of tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from './chromium.mjs';
import { startHost } from './host.mjs';
import { resultsFolder } from './paths.mjs';
import { START_LIMIT, Workbench } from './workbench.mjs';

/** How long Playwright waits for one thing, in ms: half a second on a machine at rest, seconds on a busy one. */
const STEP_LIMIT = 60_000;

/**
 * @typedef {object} Session
 * @property {import('playwright-core').Page} page
 * @property {Workbench} workbench
 * @property {import('./host.mjs').Host} host
 * @property {() => Promise<void>} close ends the browser and the host
 */

/**
 * Starts a host and a browser, and returns when the window is ready (5 to 15 s, on a busy machine more). When it does not get ready, it leaves a
 * picture and the host's log in test-results/browser/ and throws.
 * @param {import('./paths.mjs').HostKind} kind
 * @param {import('./host.mjs').HostOptions & { context?: import('playwright-core').BrowserContextOptions }} [options]
 *   `context`: the browser's, such as { reducedMotion: 'reduce' }
 * @returns {Promise<Session>}
 */
export async function openWorkbench(kind, { context, ...options } = {}) {
  const host = await startHost(kind, options);
  /** @type {import('playwright-core').Browser | undefined} */
  let browser;
  const close = async () => {
    try {
      await browser?.close();
    } finally {
      await host.close();
    }
  };
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context });
    page.setDefaultTimeout(STEP_LIMIT);
    const workbench = new Workbench(page);
    try {
      await host.prepare(page);
      await page.goto(host.origin, { timeout: START_LIMIT });
      await workbench.ready();
    } catch (error) {
      const left = path.join(resultsFolder('browser'), `${kind}-does-not-start`);
      mkdirSync(path.dirname(left), { recursive: true });
      writeFileSync(`${left}.log`, host.log());
      await workbench.screenshot(path.basename(left)).catch(() => undefined);
      throw new Error(`VS Code (${kind}) does not get ready; see ${left}.png and .log: ${String(error)}`, {
        cause: error,
      });
    }
    return { page, workbench, host, close };
  } catch (error) {
    await close();
    throw error;
  }
}
