// @ts-check
// The samples of the project, copied to a place where they can be played with.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
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
  const slug = files.find((file) => file.startsWith(path.join('levels', 'slug')));
  return { isNew, first: slug ?? files[0] };
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
