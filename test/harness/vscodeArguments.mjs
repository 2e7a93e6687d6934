// @ts-check
// The arguments of VS Code's executable, as far as a run of tests has them.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/**
 * What VS Code is asked to do.
 * @typedef {object} Request
 * @property {string} folder the folder to open, as a full path like the others
 * @property {string} extension the folder of the extension under development
 * @property {string} tests the file that exports run()
 * @property {string | undefined} userData VS Code's folder for settings and state
 * @property {string | undefined} extensions the folder of installed extensions
 * @property {boolean} verbose show VS Code's own log
 * @property {string[]} chromium arguments that are Chromium's
 * @property {string[]} unknown the names of those that nobody here knows; VS Code, too, hands them on to Chromium
 */

/** Arguments that ask for what both hosts do anyway. */
const ALWAYS_SO = [
  'disable-updates',
  'disable-workspace-trust',
  'disable-extensions',
  'skip-welcome',
  'skip-release-notes',
];
const CHROMIUM = ['no-sandbox', 'disable-gpu', 'disable-gpu-sandbox', 'disable-dev-shm-usage'];

const OPTIONS = /** @type {const} */ ({
  extensionDevelopmentPath: { type: 'string', multiple: true },
  extensionTestsPath: { type: 'string' },
  'user-data-dir': { type: 'string' },
  'extensions-dir': { type: 'string' },
  verbose: { type: 'boolean' },
});

/**
 * Reads the arguments. Throws an Error that names the argument that is missing, or that names no such file or folder.
 * @param {string[]} args
 * @returns {Request}
 */
export function readArguments(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true });
  const rest = Object.entries(values).filter(([name]) => !(name in OPTIONS) && !ALWAYS_SO.includes(name));
  const [folder, ...furtherFolders] = positionals;
  const [extension, ...furtherExtensions] = values.extensionDevelopmentPath ?? [];
  if (furtherFolders.length > 0) throw new Error(`One folder can be opened, not also ${furtherFolders.join(' and ')}`);
  if (furtherExtensions.length > 0) throw new Error('--extensionDevelopmentPath: only one extension at a time');
  return {
    folder: folderAt('The folder to open', folder),
    extension: extensionAt(folderAt('--extensionDevelopmentPath', extension)),
    tests: testsAt(values.extensionTestsPath),
    userData: optional(values['user-data-dir']),
    extensions: optional(values['extensions-dir']),
    verbose: values.verbose === true,
    chromium: rest.map(([name, value]) => (typeof value === 'string' ? `--${name}=${value}` : `--${name}`)),
    unknown: rest.map(([name]) => name).filter((name) => !CHROMIUM.includes(name)),
  };
}

/** @param {string | boolean | undefined} value */
const optional = (value) => (typeof value === 'string' ? path.resolve(value) : undefined);

/** @param {string} what @param {string | boolean | undefined} value */
function folderAt(what, value) {
  if (typeof value !== 'string' || value === '') throw new Error(`${what} is missing`);
  const folder = path.resolve(value);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${what}: no such folder: ${folder}`);
  return folder;
}

/** VS Code goes on without an extension that it cannot read; then no test says why it fails. @param {string} folder */
function extensionAt(folder) {
  const manifest = path.join(folder, 'package.json');
  try {
    JSON.parse(readFileSync(manifest, 'utf8'));
  } catch (error) {
    throw new Error(`--extensionDevelopmentPath: no extension in ${folder}: ${String(error)}`, { cause: error });
  }
  return folder;
}

/** As Node finds a module: the file itself, with .js, or the index of a folder. @param {string | boolean | undefined} value */
function testsAt(value) {
  if (typeof value !== 'string' || value === '')
    throw new Error('--extensionTestsPath is missing: only test runs are possible');
  const tests = path.resolve(value);
  const found = [tests, `${tests}.js`, path.join(tests, 'index.js')].find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  if (!found) throw new Error(`--extensionTestsPath: no such test bundle: ${tests}`);
  return found;
}
