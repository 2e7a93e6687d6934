// @ts-check
// The browser that tests drive.
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/system.mjs';

const QUIET = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/**
 * Starts a headless browser. Throws when there is none: call ensureSystem(['chromium']) before.
 * @param {import('playwright-core').LaunchOptions} [options] Playwright's own
 */
export function launchBrowser(options = {}) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium-family browser');
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // Chromium's sandbox refuses root
  return chromium.launch({
    executablePath,
    args: [...sandbox, '--disable-gpu', '--disable-quic', ...QUIET],
    ...options,
  });
}
