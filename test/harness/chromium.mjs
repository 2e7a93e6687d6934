// @ts-check
// The browser that tests drive.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/system.mjs';

const QUIET = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Starts a headless browser. Throws an Error that names the browser when it does not start, or when there is none: call
 * ensureSystem(['chromium']) before.
 * @param {import('playwright-core').LaunchOptions} [options] Playwright's own; `args` are added to those that tests need
 */
export async function launchBrowser({ args = [], ...options } = {}) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium-family browser');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // Chromium's sandbox refuses root
  try {
    return await chromium.launch({
      executablePath,
      args: [...new Set([...sandbox, '--disable-gpu', '--disable-quic', ...QUIET, ...args])],
      timeout: 120_000, // on a busy machine
      ...options,
    });
  } catch (error) {
    throw new Error(`The browser ${executablePath} does not start: ${String(error)}`, { cause: error });
  }
}
