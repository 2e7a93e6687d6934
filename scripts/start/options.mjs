// @ts-check
// What `npm start` is told on its command line.
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

export const HELP = `Usage: npm start [-- [FOLDER] [options]]

Opens VS Code with Turnsmith: in the browser, or as the installed desktop program.

  FOLDER       the folder to open, as it is; without it, a copy of the samples in your home folder
  --port N     the port on 127.0.0.1 (3100; the next free one if it is taken)
  --no-open    do not open a browser, only print the address
  --desktop    use the desktop's own VS Code (always so on Windows and macOS)
  --help       print this`;

/** The command line cannot be followed; the message is one line for the person who typed it. */
export class UsageError extends Error {}

/** @typedef {{ folder: string | undefined, port: number, open: boolean, desktop: boolean, help: boolean }} Options */

/**
 * Reads the arguments. Throws a UsageError for an unknown option, a bad port and a folder that is none.
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw new UsageError(`One folder at most: ${positionals.join(' ')}`);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65535)
    throw new UsageError(`Not a port (1 to 65535): ${values.port}`);
  const [given] = positionals;
  return {
    folder: given === undefined ? undefined : existingFolder(given),
    port,
    open: !values['no-open'],
    desktop: values.desktop || process.platform === 'win32' || process.platform === 'darwin',
    help: values.help,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string', default: '3100' },
        'no-open': { type: 'boolean', default: false },
        desktop: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new UsageError(`${sentence} (npm start -- --help lists what there is)`);
  }
}

/** @param {string} name */
function existingFolder(name) {
  // npm runs scripts in the project's root, and tells where it was called itself.
  const folder = path.resolve(process.env.INIT_CWD ?? '.', name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`Not a folder: ${folder}`);
  return folder;
}
