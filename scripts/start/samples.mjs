// @ts-check
// The samples of the project, copied to a place where they can be played with.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies every sample that is not in the folder yet; what is there stays as it is. Throws when the folder cannot be written.
 * @param {string} root the project
 * @param {string} folder is made when it does not exist
 * @returns {{ isNew: boolean, first: string | undefined }} whether it made the folder, and the file to begin with
 */
export function copySamples(root, folder) {
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const files = ['levels', 'snakes'].flatMap((top) => filesBelow(root, top));
  for (const file of files) {
    const copy = path.join(folder, file);
    if (existsSync(copy)) continue;
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(root, file), copy);
  }
  const first = files.find((file) => file.startsWith(path.join('levels', 'slug'))) ?? files[0];
  if (first) beginWith(folder, first);
  return { isNew, first };
}

/** Tells the extension which file to play when the folder is opened, where nothing tells that yet. @param {string} folder @param {string} file */
function beginWith(folder, file) {
  const place = path.join(folder, '.vscode', 'turnsmith.json');
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${JSON.stringify({ play: file.split(path.sep).join('/') }, null, 2)}\n`);
}

/** Paths from `root` on, in order. @param {string} root @param {string} top */
function filesBelow(root, top) {
  if (!existsSync(path.join(root, top))) return [];
  const entries = readdirSync(path.join(root, top), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}
