// @ts-check
// Turnsmith in the VS Code that is installed on the desktop.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { onPath } from '../onPath.mjs';

/** @returns {string | undefined} the path of VS Code's command */
function findCode() {
  const { LOCALAPPDATA, ProgramFiles } = process.env;
  const places = [
    '/Applications/Visual Studio Code.app/Contents/Resources/app/bin/code',
    ...(LOCALAPPDATA ? [path.join(LOCALAPPDATA, 'Programs', 'Microsoft VS Code', 'bin', 'code.cmd')] : []),
    ...(ProgramFiles ? [path.join(ProgramFiles, 'Microsoft VS Code', 'bin', 'code.cmd')] : []),
  ];
  return onPath('code', 'code-insiders', 'codium') ?? places.find((file) => existsSync(file));
}

/**
 * Opens a window with the folder and the extension under development. Throws an Error when VS Code is not there or fails.
 * @param {string} root the project
 * @param {string} folder
 */
export function openDesktop(root, folder) {
  const code = findCode();
  if (!code) {
    const mac =
      process.platform === 'darwin' ? ', and run its command "Shell Command: Install \'code\' command in PATH"' : '';
    throw new Error(`Missing: desktop VS Code (the command code). Install it from https://code.visualstudio.com${mac}`);
  }
  const args = [`--extensionDevelopmentPath=${root}`, folder];
  // On Windows the command is a batch file, which only a shell runs.
  const { status, error } =
    process.platform === 'win32'
      ? spawnSync([code, ...args].map((part) => `"${part}"`).join(' '), { shell: true, stdio: 'inherit' })
      : spawnSync(code, args, { stdio: 'inherit' });
  if (error ?? status !== 0) throw new Error(`${code} failed: ${error ? error.message : `exit code ${status}`}`);
}
