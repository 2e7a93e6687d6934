import type { CancellationToken } from '../core/cancellation';
import { MAX_TEXT_LENGTH, references } from './analysis';
import type { FileUse } from './fileFormat';
import type { Registry } from './registry';
import type { FolderSource } from './fileSource';

/** A file that names another one, with its address. */
export interface FoundUse extends FileUse {
  readonly address: string;
}

/** How many files are read in a search, and how long they may be together, in UTF-16 units. */
const MAX_FILES = 200;
const MAX_TOTAL_LENGTH = 16 * MAX_TEXT_LENGTH;

/** A text that is parsed counts for so many that are only read. */
const PARSE_COST = 4;

/** Whether files of some language may name files of this one. */
export function canBeUsed({ formats }: Registry, languageId: string): boolean {
  return formats.some(({ referencedLanguages = [] }) => referencedLanguages.includes(languageId));
}

/**
 * The first `max` files that name a file, those of its own folder first. A file names files of its own folder and below it, so they stand in the
 * folder of the named file or above; only those are parsed in which its name occurs. A search that is cancelled gives what it has found.
 */
export async function findUses(
  registry: Registry,
  { address, languageId }: { readonly address: string; readonly languageId: string },
  source: FolderSource,
  token: CancellationToken,
  max = Infinity,
): Promise<readonly FoundUse[]> {
  const extensions = registry.formats
    .filter(({ referencedLanguages = [] }) => referencedLanguages.includes(languageId))
    .map(({ extension }) => extension);
  const name = source.nameOf(address);
  const uses: FoundUse[] = [];
  let left = extensions.length > 0 ? MAX_FILES : 0;
  let room = MAX_TOTAL_LENGTH;
  for (const folder of left > 0 ? source.foldersUpFrom(address) : []) {
    for (const file of await source.filesIn(folder)) {
      if (token.isCancellationRequested || left === 0 || uses.length >= max) return uses;
      if (!extensions.some((extension) => file.toLowerCase().endsWith(extension))) continue;
      left--;
      const text = await source.read(file);
      const isMentioned = text?.includes(name) ?? false;
      room -= (text?.length ?? 0) * (isMentioned ? PARSE_COST : 1);
      if (room < 0) return uses;
      const parsed = isMentioned ? await source.parse(file) : null;
      const places = parsed ? references(parsed).filter(({ path }) => source.resolve(file, path) === address) : [];
      if (parsed && places.length > 0) uses.push({ address: file, parsed, references: places });
    }
  }
  return uses;
}
