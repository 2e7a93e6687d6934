import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type BigIntStats,
} from 'node:fs';
import path from 'node:path';
import { codeOf, stampOf, type FileStamp } from './readText';

/** The name of a draft tells the process that writes it. */
const DRAFT = /^\.turnsmith-(\d+)-[0-9a-f-]+\.tmp$/;

/** A file that can't be replaced. The code is one of those that `reasonOf` knows. */
class NotReplaced extends Error {
  /** `ECHANGED`: somebody else wrote it after it was read. `ECLOSEDFOLDER`: its folder takes no draft. */
  constructor(readonly code: 'ECHANGED' | 'ECLOSEDFOLDER') {
    super(code);
  }
}

/** What became of a file that was replaced. */
export interface Replaced {
  /** How many other names (hard links) it had, which keep the old text. */
  readonly otherLinks: number;
}

/**
 * Gives a file that was read a new text, whole or not at all: whatever happens on the way, even a `kill -9`, the file holds the old text or the
 * new one. It is written to a draft beside the file, which then takes the file's name. Mode and, where that is allowed, owner are kept; a symbolic
 * link stays and leads to the new text; other hard links keep the old text. A folder that takes no draft is an error: writing in place could lose
 * bytes. Nothing here waits, so that a signal with a handler comes before or after it.
 */
export function replaceFile(file: string, text: string, stamp: FileStamp): Replaced {
  const target = realpathSync(file);
  // Whoever may not write the file may not replace it either.
  closeSync(openSync(target, 'r+'));
  const stats = statSync(target, { bigint: true });
  const folder = path.dirname(target);
  const draft = path.join(folder, `.turnsmith-${process.pid}-${randomUUID()}.tmp`);
  const descriptor = openDraft(draft);
  try {
    try {
      writeFileSync(descriptor, text);
      takeAfter(descriptor, stats);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (stampOf(statSync(target, { bigint: true })) !== stamp) throw new NotReplaced('ECHANGED');
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(folder);
  return { otherLinks: Number(stats.nlink) - 1 };
}

/** Whether a file wasn't replaced since somebody else wrote it meanwhile. */
export function hasChanged(error: unknown): boolean {
  return error instanceof NotReplaced && error.code === 'ECHANGED';
}

/** Removes the drafts in a folder whose processes were killed before they could. */
export function removeDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, pid] = DRAFT.exec(name) ?? [];
      if (pid !== undefined && !isAlive(Number(pid))) rmSync(path.join(folder, name), { force: true });
    }
  } catch {
    // Nobody is harmed by a draft that stays.
  }
}

function openDraft(draft: string): number {
  try {
    return openSync(draft, 'wx', 0o600);
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) throw new NotReplaced('ECLOSEDFOLDER');
    throw error;
  }
}

/** Gives a draft the owner, the group and the mode of the file. A group that can't be kept gets the rights that everybody had, and no more. */
function takeAfter(descriptor: number, { uid, gid, mode }: BigIntStats): void {
  const rights = Number(mode) & 0o7777;
  const isOwnerKept = tries(() => fchownSync(descriptor, Number(uid), Number(gid)));
  if (isOwnerKept) return fchmodSync(descriptor, rights);
  const isGroupKept = tries(() => fchownSync(descriptor, -1, Number(gid)));
  fchmodSync(descriptor, isGroupKept ? rights & 0o777 : (rights & 0o707) | ((rights & 0o007) << 3));
}

/** The new name is on the disk only when its folder is. Systems that can't do that do without. */
function syncFolder(folder: string): void {
  tries(() => {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

function tries(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
