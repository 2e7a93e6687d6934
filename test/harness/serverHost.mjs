// @ts-check
// VS Code with its extension host in a Node process, and the folder on disk: the same as on the desktop, seen through a browser.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
export async function startHost({ extension = ROOT, folder = WORKSPACE, tests, settings, inPlace, ...options }) {
  exitOnSignals();
  const temp = mkdtempSync(path.join(os.tmpdir(), 'turnsmith-server-'));
  const wipe = () => rmSync(temp, { recursive: true, force: true, maxRetries: 5 });
  const forget = atExit(wipe);
  // The extension by another path: where VS Code's own extensions lie below the development path (as test/hosts does), VS Code
  // takes their themes for the extension's, and starts in one of those.
  const link = path.join(temp, 'extension-under-test');
  symlinkSync(extension, link, 'junction');
  const opened = inPlace ? path.resolve(folder) : path.join(temp, path.basename(folder));
  if (!inPlace) cpSync(folder, opened, { recursive: true });

  // Other users of this machine, and pages in other browsers, must not reach the server.
  const token = randomBytes(16).toString('hex');
  const tokenFile = path.join(temp, 'token');
  writeFileSync(tokenFile, token, { mode: 0o600 });

  const { userData = path.join(temp, 'data'), extensions, port = 0, verbose = false } = options;
  const server = await launchServer({
    data: userData,
    port,
    verbose,
    env: { TMPDIR: temp }, // for its sockets, which it leaves behind when it is killed
    args: [
      ...['--connection-token-file', tokenFile, '--disable-workspace-trust'],
      ...(extensions ? ['--extensions-dir', extensions] : []),
    ],
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
    origin: `http://${authority}/?tkn=${token}&folder=${encodeURIComponent(opened)}`,
    folder: opened,
    log: server.log,
    exited: server.exited,
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
