import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { SourceText } from '../core/sourceText';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import { FORMATS, formatOfLanguage, recogniseFormat, type AnyFormat } from '../games/formats';
import { ENGLISH } from './texts';
import { say } from '../l10n/text';
import { type CliContext } from './context';

/** A game file as it was read. */
export interface GameFile {
  /** The path as given, joined with `/`. */
  readonly file: string;
  readonly format: AnyFormat;
  readonly text: string;
  /** Whether bytes were no valid UTF-8 and stand as U+FFFD in the text. */
  readonly isLossy: boolean;
}

/** What became of a path: a game file, or why there is none. */
export type Found = GameFile | { readonly file: string; readonly failure: string };

/** A longer file needs not be read to its end to be too large: no UTF-16 unit takes more than three bytes. */
const MAX_BYTES = 3 * MAX_TEXT_LENGTH + 16;

/** Files whose kind the content tells. */
const GUESSED_EXTENSION = '.txt';

/** The game files of paths that are files or folders, in the order given. Folders are walked in code-unit order of names. */
export async function* gameFiles(
  paths: readonly string[],
  languageId: string | undefined,
  io: CliContext,
): AsyncGenerator<Found> {
  for (const given of paths) {
    const file = given.split(path.sep).join('/');
    if (await isFolder(given, io)) yield* walk(file, languageId, io);
    else yield gameFile(file, languageId, io);
  }
}

/** The game file at a path that is one file. */
export async function gameFile(given: string, languageId: string | undefined, io: CliContext): Promise<Found> {
  const file = given.split(path.sep).join('/');
  try {
    const found = await readGameFile(file, languageId, io);
    return found ?? { file, failure: say(ENGLISH, { key: 'cli.unknown-kind', args: { file } }) };
  } catch (error) {
    return unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): Found {
  return { file, failure: say(ENGLISH, { key: 'cli.cannot-read', args: { file, reason: reasonOf(error) } }) };
}

/** An empty name, such as an unset variable gives, is no folder. */
async function isFolder(given: string, io: CliContext): Promise<boolean> {
  try {
    return given !== '' && (await stat(path.resolve(io.cwd, given))).isDirectory();
  } catch {
    return false;
  }
}

/** Why a file could not be read or written, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return say(ENGLISH, { key: 'cli.no-such-file' });
  if (code === 'EACCES' || code === 'EPERM') return say(ENGLISH, { key: 'cli.no-permission' });
  return error instanceof Error ? error.message : String(error);
}

async function* walk(folder: string, languageId: string | undefined, io: CliContext): AsyncGenerator<Found> {
  let entries;
  try {
    entries = await readdir(path.resolve(io.cwd, folder), { withFileTypes: true });
  } catch (error) {
    yield unreadable(folder, error);
    return;
  }
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const file = `${folder.replace(/\/$/, '')}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!entry.name.startsWith('.') && entry.name !== 'node_modules') yield* walk(file, languageId, io);
    } else if (isCandidate(entry.name, languageId) && (await isFile(path.resolve(io.cwd, file)))) {
      const found = await readGameFile(file, languageId, io).catch((error: unknown) => unreadable(file, error));
      if (found) yield found;
    }
  }
}

/** In a folder a language that was named is that of the `.txt` files; files with the extension of another one are left alone. */
function isCandidate(name: string, languageId: string | undefined): boolean {
  const extension = path.extname(name);
  if (extension === GUESSED_EXTENSION) return true;
  const format = FORMATS.find((candidate) => candidate.extension === extension);
  return format !== undefined && (languageId === undefined || format.languageId === languageId);
}

/** What a link leads to counts; a link that leads nowhere is read all the same, so that it is told. */
async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return true;
  }
}

/** The text of a file, with U+FFFD for what is no valid UTF-8; no more than it takes to see that it is too large. Rejects when it cannot be read. */
export async function readText(file: string): Promise<string> {
  return decode(await readBounded(file));
}

async function readGameFile(file: string, languageId: string | undefined, io: CliContext): Promise<GameFile | null> {
  const bytes = await readBounded(path.resolve(io.cwd, file));
  const text = decode(bytes);
  const format = languageId === undefined ? formatOf(file, text) : formatOfLanguage(languageId);
  if (!format) return null;
  // A text that was cut off may end within a character.
  const isLossy = text.length <= MAX_TEXT_LENGTH && text.includes('\uFFFD') && !isUtf8(bytes);
  return { file, format, text, isLossy };
}

function formatOf(file: string, text: string): AnyFormat | undefined {
  const extension = path.extname(file);
  if (extension === GUESSED_EXTENSION) return recogniseFormat(new SourceText(text));
  return FORMATS.find((format) => format.extension === extension);
}

async function readBounded(file: string): Promise<Uint8Array> {
  const stats = await stat(file);
  // Opening a pipe would wait for somebody to write into it.
  if (!stats.isFile()) throw new Error(say(ENGLISH, { key: stats.isDirectory() ? 'cli.is-a-folder' : 'cli.no-file' }));
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size <= MAX_BYTES) return await handle.readFile();
    const { buffer, bytesRead } = await handle.read(new Uint8Array(MAX_BYTES), 0, MAX_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
