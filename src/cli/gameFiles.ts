import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CliContext } from './context';
import { addressOf, gameFile, isGuessed, readGameFile, unreadable, type Found } from './gameFile';

/**
 * The game files of paths that are files or folders, in the order given. Folders are walked in code-unit order of names; in them a language
 * that was named is that of the `.txt` files, and files with the extension of another one are left alone.
 */
export async function* gameFiles(
  paths: readonly string[],
  languageId: string | undefined,
  context: CliContext,
): AsyncGenerator<Found> {
  for (const given of paths) {
    const file = given.split(path.sep).join('/');
    if (await isFolder(given, context)) yield* walkAll(file, languageId, context);
    else yield gameFile(file, languageId, context);
  }
}

/** Whether a path, as it was given, is a folder. */
export async function isFolder(given: string, context: CliContext): Promise<boolean> {
  try {
    return (await stat(addressOf(given, context))).isDirectory();
  } catch {
    return false;
  }
}

async function* walkAll(folder: string, languageId: string | undefined, context: CliContext): AsyncGenerator<Found> {
  let root: string;
  try {
    root = await realpath(addressOf(folder, context));
  } catch (error) {
    yield unreadable(folder, error);
    return;
  }
  yield* walk(folder, root, languageId, context);
}

/** `root` is the folder that was named, by its real path. */
async function* walk(
  folder: string,
  root: string,
  languageId: string | undefined,
  context: CliContext,
): AsyncGenerator<Found> {
  let entries;
  try {
    entries = await readdir(addressOf(folder, context), { withFileTypes: true });
  } catch (error) {
    yield unreadable(folder, error);
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = `${folder.replace(/\/$/, '')}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') yield* walk(file, root, languageId, context);
    } else if (isCandidate(entry.name, languageId, context) && (await isFile(addressOf(file, context)))) {
      const found = await readGameFile(file, languageId, context, root);
      if (found) yield found;
    }
  }
}

function isCandidate(name: string, languageId: string | undefined, { registry }: CliContext): boolean {
  if (isGuessed(name)) return true;
  const format = registry.formatOfPath(name);
  return format !== undefined && (languageId === undefined || format.languageId === languageId);
}

/** What a link leads to counts; a link that leads nowhere is read all the same, so that it is told. */
async function isFile(address: string): Promise<boolean> {
  try {
    return (await stat(address)).isFile();
  } catch {
    return true;
  }
}
