import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's own folder; tests are bundled into `dist/test`, wherever that stands. */
export const ROOT = findRoot(__dirname);

/** A folder of cases that stands beside the checkout where there is one, or `null`: the project's own cases are enough without it. */
export function sharedFolder(...parts: string[]): string | null {
  const folder = path.join(ROOT, '..', 'shared', ...parts);
  return existsSync(folder) ? folder : null;
}

/** The folders of golden cases of a game: the project's own, and the shared ones where they exist. */
export function goldenFolders(game: string): string[] {
  const shared = sharedFolder('golden', game);
  return [path.join(ROOT, 'test', 'golden', game), ...(shared ? [shared] : [])];
}

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'esbuild.js')) ? folder : findRoot(path.dirname(folder));
}
