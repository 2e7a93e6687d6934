// @ts-check
// The programs of the operating system that tests need: a Chromium-family browser, ripgrep and tmux.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { onPath } from './onPath.mjs';

const run = promisify(execFile);
const WINDOWS = process.platform === 'win32';

/** @typedef {'chromium' | 'ripgrep' | 'tmux'} Program */

/**
 * The path of a Chromium-family browser, undefined when there is none.
 * CHROMIUM_PATH goes before everything else; it throws when that names no file.
 * @returns {string | undefined}
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH: no such file: ${wanted}`);
  if (wanted) return wanted;
  const found = onPath(
    'chromium',
    'google-chrome',
    'google-chrome-stable',
    'chromium-browser',
    'microsoft-edge',
    'chrome',
  );
  return found ?? usualPlaces().find((file) => existsSync(file));
}

/** Where a browser stands that is not on PATH: as it is on macOS and Windows. */
function usualPlaces() {
  const { ProgramFiles, 'ProgramFiles(x86)': programFiles86, LOCALAPPDATA } = process.env;
  const windows = [ProgramFiles, programFiles86, LOCALAPPDATA].flatMap((base) =>
    base ? ['Google/Chrome', 'Chromium', 'Microsoft/Edge'].map((name) => path.join(base, name, 'Application')) : [],
  );
  return [
    ...['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    ),
    ...windows.flatMap((folder) => [path.join(folder, 'chrome.exe'), path.join(folder, 'msedge.exe')]),
  ];
}

/** The path of ripgrep's `rg`, undefined when there is none. @returns {string | undefined} */
export const findRipgrep = () => onPath('rg');

/** @type {Record<Program, { what: string, find: () => string | undefined }>} */
const PROGRAMS = {
  chromium: { what: 'a Chromium-family browser (or CHROMIUM_PATH set to one)', find: findChromium },
  ripgrep: { what: 'ripgrep (the command rg)', find: findRipgrep },
  tmux: { what: 'tmux (tests play in its terminals)', find: () => onPath('tmux') },
};

/**
 * Makes sure that the programs are there. Installs the missing ones when that needs no password: as root with apt-get.
 * Throws an Error that says what is missing and the command that installs it.
 * @param {Program[]} programs
 * @param {{ log?: (line: string) => void }} [options]
 */
export async function ensureSystem(programs, { log = console.log } = {}) {
  const missing = () => programs.filter((program) => PROGRAMS[program].find() === undefined);
  const wanted = missing();
  if (wanted.length === 0) return;
  const packages = wanted.map(packageName);
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    log(`Installing ${packages.join(' and ')} with apt-get (once; usually under a minute) ...`);
    await aptInstall(packages);
  }
  const still = missing();
  if (still.length === 0) return;
  const what = still.map((program) => PROGRAMS[program].what).join(' and ');
  throw new Error(`Missing: ${what}. Install with: ${installCommand(still)}`);
}

/** Another apt-get may run on a machine that has just started, and a mirror may fail once. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3'];

/** @param {string[]} packages */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', [...PATIENCE, 'update', '-qq'], { env });
    await run('apt-get', [...PATIENCE, 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      maxBuffer: 2 ** 26,
    });
  } catch (error) {
    throw new Error(`apt-get could not install ${packages.join(' and ')}: ${String(error)}`, { cause: error });
  }
}

/** Ubuntu has the browser by another name than Debian. @param {Program} program */
function packageName(program) {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return program === 'chromium' && /^ID=ubuntu$/m.test(release) ? 'chromium-browser' : program;
}

/** What there is on Windows; tmux only runs in its Linux. @type {Record<Program, string>} */
const ON_WINDOWS = {
  chromium: 'winget install Google.Chrome',
  ripgrep: 'winget install BurntSushi.ripgrep.MSVC',
  tmux: 'wsl --install',
};

/** The command that a person of this system types. @param {Program[]} programs */
function installCommand(programs) {
  const all = programs.map(packageName).join(' ');
  if (process.platform === 'darwin')
    return programs.map((p) => `brew install ${p === 'chromium' ? '--cask ' : ''}${p}`).join(' && ');
  if (WINDOWS) return programs.map((program) => ON_WINDOWS[program]).join(' && ');
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  if (onPath('apt-get')) return `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${all}`;
  if (onPath('dnf')) return `${sudo}dnf install -y ${all}`;
  if (onPath('pacman')) return `${sudo}pacman -S ${all}`;
  if (onPath('zypper')) return `${sudo}zypper install -y ${all}`;
  if (onPath('apk')) return `${sudo}apk add ${all}`;
  return `your package manager (packages: ${all})`;
}
