// @ts-check
// Looks for commands.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/**
 * The first of these commands that is on PATH, as a full path; undefined when none is.
 * @param {string[]} names without endings such as .exe
 * @returns {string | undefined}
 */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  const candidates = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((end) => path.join(folder, name + end))),
  );
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
