import type { BigIntStats } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { encodingFault, type EncodingFault } from '../core/encoding';
import { MAX_TEXT_LENGTH } from '../games/analysis';

/** The content of a file. */
export interface FileText {
  /** With U+FFFD for what is no valid UTF-8; no more of the file than it takes to see that it is too large. */
  readonly text: string;
  /** Why the text is not all that the file holds, or `null`. */
  readonly fault: EncodingFault | null;
  readonly stamp: FileStamp;
}

/** Tells a file from the same one after somebody wrote it, or another one of its name. */
export type FileStamp = string;

/** A longer file needs not be read to its end to be too large: no UTF-16 unit takes more than three bytes. */
const MAX_BYTES = 3 * MAX_TEXT_LENGTH + 16;

/** The usual reasons, by Node's code, as the texts of the terminal name them. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
  EISDIR: 'folder',
  ENOTFILE: 'not-a-file',
  ELINKOUT: 'link-out',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'too-large',
  EROFS: 'read-only',
  ECHANGED: 'changed',
  ECLOSEDFOLDER: 'closed-folder',
};

/** What stands at a path is not what can be read. */
export class NotReadable extends Error {
  /** `ELINKOUT`: a link leads out of the folder that it must not leave. */
  constructor(readonly code: 'EISDIR' | 'ENOTFILE' | 'ELINKOUT') {
    super(code);
  }
}

/** Whether a file was not read since a link leads out of the folder that it must not leave. */
export function leadsOut(error: unknown): boolean {
  return codeOf(error) === 'ELINKOUT';
}

/** Why a file could not be read or written, as an argument of a text: the name of a usual reason, or what the system says. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return (Object.hasOwn(REASONS, code) ? REASONS[code] : undefined) ?? messageOf(error);
}

/** The code that Node gives to an error, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What an error says of itself, its first line. */
export function messageOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return line;
}

/** Reads a file in a folder, given as its real path; rejects when that cannot be done, and where a link leads out of the folder. */
export async function readInside(folder: string, address: string): Promise<FileText> {
  const target = await realpath(address);
  const way = path.relative(folder, target);
  if (path.isAbsolute(way) || way.split(path.sep)[0] === '..') throw new NotReadable('ELINKOUT');
  return readText(target);
}

/** Reads a file, wherever a link leads; rejects when that cannot be done. */
export async function readText(file: string): Promise<FileText> {
  const { bytes, stamp } = await readBounded(file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // A text that was cut off may end within a character.
  const fault = text.length <= MAX_TEXT_LENGTH ? encodingFault(bytes) : null;
  return { text, fault, stamp };
}

/** The stamp of a file: which one it is, and when and how large it was written. */
export function stampOf({ dev, ino, size, mtimeNs }: BigIntStats): FileStamp {
  return [dev, ino, size, mtimeNs].join();
}

async function readBounded(file: string): Promise<{ bytes: Uint8Array; stamp: FileStamp }> {
  const stats = await stat(file);
  // Opening a pipe would wait for somebody to write into it.
  if (!stats.isFile()) throw new NotReadable(stats.isDirectory() ? 'EISDIR' : 'ENOTFILE');
  const handle = await open(file, 'r');
  try {
    const opened = await handle.stat({ bigint: true });
    const stamp = stampOf(opened);
    if (opened.size <= MAX_BYTES) return { bytes: await handle.readFile(), stamp };
    const { buffer, bytesRead } = await handle.read(new Uint8Array(MAX_BYTES), 0, MAX_BYTES, 0);
    return { bytes: buffer.subarray(0, bytesRead), stamp };
  } finally {
    await handle.close();
  }
}
