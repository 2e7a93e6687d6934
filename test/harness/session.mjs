// @ts-check
// One VS Code window for a whole file of tests.
import { launchBrowser } from './chromium.mjs';
import { startHost } from './host.mjs';
import { Workbench } from './workbench.mjs';

/**
 * @typedef {object} Session
 * @property {import('playwright-core').Page} page
 * @property {Workbench} workbench
 * @property {import('./host.mjs').Host} host
 * @property {() => Promise<void>} close ends the browser and the host
 */

/**
 * Starts a host and a browser, and returns when the window is ready (5 to 15 s). When it does not get ready, it leaves a
 * picture in test-results/browser/ and throws.
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
    await browser?.close();
    await host.close();
  };
  try {
    browser = await launchBrowser();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...context });
    const workbench = new Workbench(page);
    try {
      await host.prepare(page);
      await page.goto(host.origin);
      await workbench.ready();
    } catch (error) {
      await workbench.screenshot(`${kind}-does-not-start`);
      throw error;
    }
    return { page, workbench, host, close };
  } catch (error) {
    await close();
    throw error;
  }
}
