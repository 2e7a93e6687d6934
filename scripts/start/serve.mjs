// @ts-check
// Turnsmith in a VS Code server of the user's own, whose settings are kept between starts.
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchServer } from '../../test/harness/vscodeServer.mjs';

/** The settings of a user who has none yet; the file is theirs from then on. */
const FIRST_SETTINGS = {
  'workbench.startupEditor': 'none',
  'telemetry.telemetryLevel': 'off',
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
};

/** Where the server keeps settings, state and its log. */
export const dataFolder = () =>
  path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'turnsmith', 'server');

/**
 * Starts the server on 127.0.0.1. Throws an Error with its log when it does not start.
 * @param {{ root: string, folder: string, port: number, trusted: boolean }} options
 *   `root`: the extension; `port`: the first to try; `trusted`: do not ask whether the folder's authors are trusted
 * @returns {Promise<{ address: string, port: number, server: import('../../test/harness/vscodeServer.mjs').VsCodeServer }>}
 */
export async function serve({ root, folder, port, trusted }) {
  const data = dataFolder();
  mkdirSync(path.join(data, 'data', 'User'), { recursive: true, mode: 0o700 });
  const settings = path.join(data, 'data', 'User', 'settings.json');
  if (!existsSync(settings)) writeFileSync(settings, `${JSON.stringify(FIRST_SETTINGS, null, 2)}\n`);
  registerExtension(root, path.join(data, 'extensions'));
  const token = tokenIn(path.join(data, 'token'));
  const server = await launchServer({
    data,
    port: `${port}-${Math.min(port + 50, 65535)}`,
    args: [
      ...['--connection-token-file', path.join(data, 'token')],
      '--disable-getting-started-override',
      ...(trusted ? ['--disable-workspace-trust'] : []),
    ],
  });
  // With the folder in the address: without it VS Code's Explorer has its files by other names than all the rest.
  const query = new URLSearchParams({ folder: path.resolve(folder), tkn: token });
  return { address: `http://127.0.0.1:${server.port}/?${query}`, port: server.port, server };
}

/** Without a token, every program and every web page on this machine could use the server. @param {string} file */
function tokenIn(file) {
  if (!existsSync(file)) writeFileSync(file, randomBytes(8).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

/**
 * Puts the extension among the installed ones, as a link: a rebuild is there after a reload of the window, and removing the
 * extension in VS Code removes the link alone.
 * @param {string} root
 * @param {string} extensions the folder of the installed ones
 */
function registerExtension(root, extensions) {
  mkdirSync(extensions, { recursive: true });
  const { publisher, name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const id = `${publisher}.${name}`;
  for (const entry of readdirSync(extensions)) {
    const file = path.join(extensions, entry);
    if (entry.startsWith(`${id}-`) && lstatSync(file).isSymbolicLink()) unlinkSync(file);
  }
  const link = path.join(extensions, `${id}-${version}`);
  symlinkSync(root, link, 'junction');
  // VS Code loads what this list names. Written at each start, so that VS Code does not use what it remembers of the manifest.
  const list = path.join(extensions, 'extensions.json');
  const others = listed(list).filter((entry) => entry.identifier.id !== id);
  const own = {
    identifier: { id },
    version,
    location: { $mid: 1, path: link, scheme: 'file' },
    relativeLocation: path.basename(link),
    metadata: { pinned: true, source: 'resource' },
  };
  writeFileSync(list, JSON.stringify([...others, own]));
  const removed = path.join(extensions, '.obsolete');
  if (existsSync(removed)) {
    const { [path.basename(link)]: _, ...rest } = JSON.parse(readFileSync(removed, 'utf8'));
    writeFileSync(removed, JSON.stringify(rest));
  }
}

/** @param {string} file @returns {{ identifier: { id: string } }[]} */
function listed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return []; // none yet, or not readable: VS Code starts without the others
  }
}
