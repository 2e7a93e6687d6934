// @ts-check
// Sees to it that dist/ is what the sources say.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Builds the extension when it was not built yet or a source file is newer. Throws an Error when it cannot.
 * @param {string} root the project
 * @param {(line: string) => void} log
 */
export function ensureBuilt(root, log) {
  const built = ['extension.js', 'playground.js'].map((name) => lastChange(path.join(root, 'dist', name)));
  const sources = ['src', 'webview', 'esbuild.js'].map((name) => lastChange(path.join(root, name)));
  if (Math.min(...built) >= Math.max(...sources)) return;
  if (!existsSync(path.join(root, 'node_modules', 'esbuild'))) {
    throw new Error('The packages of the project are not installed yet: npm ci');
  }
  log('Building the extension ...');
  const { status } = spawnSync(process.execPath, ['esbuild.js', '--ship-only'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The extension does not build: node esbuild.js');
}

/** When a file, or any file below a folder, was written last, in ms; 0 when there is none. @param {string} file */
function lastChange(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' });
  return Math.max(...names.map((name) => statSync(path.join(file, name), { throwIfNoEntry: false })?.mtimeMs ?? 0), 0);
}
