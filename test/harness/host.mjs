// @ts-check
// One way to start either VS Code host.
import { ensureSystem } from '../../scripts/system.mjs';
import { installHost } from './install.mjs';

/** @typedef {import('./paths.mjs').HostKind} HostKind */

/**
 * @typedef {object} HostOptions
 * @property {string} [extension] folder of the extension; the project's root when absent
 * @property {string} [folder] folder to open, given to VS Code as a copy; test/fixtures/workspace when absent
 * @property {string} [tests] a bundle that exports run(), which the extension host calls
 * @property {Record<string, unknown>} [settings] default values of VS Code's settings
 * @property {boolean} [verbose] show the host's own log
 * @property {boolean} [inPlace] open the folder itself; the web host keeps files in memory and always has a copy
 * @property {string | undefined} [userData] VS Code's folder for its state, which stays; a temp folder when absent (the web host has all in memory)
 * @property {string | undefined} [extensions] the folder of installed extensions (the web host has none)
 * @property {number} [port] 0 or absent takes any free one
 */

/**
 * @typedef {object} Host
 * @property {HostKind} kind
 * @property {string} origin the address that a page goes to
 * @property {string | undefined} folder the open folder on disk; undefined where it is in memory
 * @property {(page: import('playwright-core').Page) => Promise<void>} prepare has to be called before a page goes to `origin`
 * @property {() => Promise<void>} close ends the host and removes what it wrote
 * @property {() => string} log what the host's process wrote so far
 * @property {Promise<number | string | null>} [exited] the exit code of the host's process, or its signal, once it ended; absent where it has none
 */

/**
 * Starts a host; installs it, the browser and ripgrep first where they are missing. Throws an Error that says what is wrong.
 * @param {HostKind} kind
 * @param {HostOptions} [options]
 * @returns {Promise<Host>}
 */
export async function startHost(kind, options = {}) {
  await ensureSystem(kind === 'server' ? ['chromium', 'ripgrep'] : ['chromium']);
  await installHost(kind);
  const { startHost: start } = await (kind === 'server' ? import('./serverHost.mjs') : import('./webHost.mjs'));
  return start(options);
}
