// @ts-check
// VS Code with its extension host in a Node process, and the folder on disk: the same as on the desktop, seen through a browser.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atExit, exitOnSignals } from './cleanup.mjs';
import { ROOT, WORKSPACE } from './paths.mjs';
import { TEST_SETTINGS } from './settings.mjs';
import { launchServer } from './vscodeServer.mjs';

/**
 * Starts the server host, which must be installed. Throws an Error with the server's log when it does not start.
 * @param {import('./host.mjs').HostOptions} options
 * @returns {Promise<import('./host.mjs').Host>}
 */
export async function startHost({ extension = ROOT, folder = WORKSPACE, tests, settings, verbose, inPlace, port }) {
  exitOnSignals();
  const data = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-server-'));
  const wipe = () => rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(wipe);
  // The extension by another path: where VS Code's own extensions lie below the development path (as test/hosts does), VS Code
  // takes their themes for the extension's, and starts in one of those.
  const link = path.join(data, 'extension-under-test');
  symlinkSync(extension, link, 'junction');
  const opened = inPlace ? path.resolve(folder) : path.join(data, path.basename(folder));
  if (!inPlace) cpSync(folder, opened, { recursive: true });

  const server = await launchServer({
    data,
    args: ['--without-connection-token', '--disable-workspace-trust'],
    ...(port === undefined ? {} : { port }),
    ...(verbose === undefined ? {} : { verbose }),
  });
  const authority = `127.0.0.1:${server.port}`;
  /** @param {string} file */
  const remote = (file) => ({ scheme: 'vscode-remote', authority, path: file });
  const configuration = {
    configurationDefaults: { ...TEST_SETTINGS, ...settings },
    developmentOptions: { extensions: [remote(link)], ...(tests ? { extensionTestsPath: remote(tests) } : {}) },
  };
  return {
    kind: 'server',
    origin: `http://${authority}/?folder=${encodeURIComponent(opened)}`,
    folder: opened,
    log: server.log,
    async prepare(page) {
      await page.addInitScript(addToConfiguration, configuration);
    },
    async close() {
      await server.stop();
      wipe();
      forget();
    },
  };
}

/**
 * Runs in the page, before VS Code: adds to the configuration that VS Code reads from an attribute of its page.
 * The address could carry the same, but newer versions of VS Code ignore that.
 * @param {Record<string, object>} extra
 */
function addToConfiguration(extra) {
  const original = Element.prototype.getAttribute;
  /** @param {string} name */
  Element.prototype.getAttribute = function (name) {
    const value = original.call(this, name);
    if (value === null || name !== 'data-settings' || this.id !== 'vscode-workbench-web-configuration') return value;
    const configuration = JSON.parse(value);
    for (const [key, more] of Object.entries(extra)) configuration[key] = { ...configuration[key], ...more };
    return JSON.stringify(configuration);
  };
}
