/** Why a FILE word can't be a path to a medic file. */
type PathFault = 'absolute' | 'drive' | 'backslash' | 'outside';

/** What a FILE word names: a path inside the arena's folder, the folder itself, or nothing that is allowed. */
export type MedicPath =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'folder' }
  | { readonly kind: 'fault'; readonly fault: PathFault };

const DRIVE = /^[A-Za-z]:/;

/**
 * Resolves a FILE word against the arena's folder, by its text alone: empty parts and `.` drop out, `..` cancels the part before it. What
 * remains must not begin with a drive letter either, because some systems would follow it out of the folder.
 * `docs/games/robots.md#paths-of-medic-files`
 */
export function resolveMedicPath(text: string): MedicPath {
  if (text.includes('\\')) return { kind: 'fault', fault: 'backslash' };
  if (text.startsWith('/')) return { kind: 'fault', fault: 'absolute' };
  const parts: string[] = [];
  for (const part of text.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return { kind: 'fault', fault: 'outside' };
  }
  const path = parts.join('/');
  if (DRIVE.test(text) || DRIVE.test(path)) return { kind: 'fault', fault: 'drive' };
  return path === '' ? { kind: 'folder' } : { kind: 'file', path };
}
