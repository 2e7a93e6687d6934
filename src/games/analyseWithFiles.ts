import { check, MAX_TEXT_LENGTH, parse, references, type Analysis, type CheckOptions } from './analysis';
import type { AnyFormat, Parsed, ReferencedFile, ReferencedFiles } from './fileFormat';
import type { Registry } from './registry';
import type { FileSource } from './fileSource';

/** How many files beside one are looked at, and how long they may be together, in UTF-16 units. */
const MAX_FILES = 1000;
const MAX_TOTAL_LENGTH = 4 * MAX_TEXT_LENGTH;

/** How many files are read at a time. */
const READERS = 16;

/** What is known of a file, with the files that it names. */
export interface FileAnalysis extends Analysis<unknown> {
  readonly files: ReferencedFiles;
}

/** The texts of the files that a file names, by path; `null` for one that cannot be read. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Files that are parsed already, by path: one whose text and language are those that are wanted is not parsed again. */
export interface KnownFiles {
  get(path: string, languageId: string): ReferencedFile | null | undefined;
}

/** The different paths that a file names, in the order in which it first names them; of very many the first ones. */
export function referencedPaths(parsed: Parsed<unknown>): readonly string[] {
  return [...new Set(references(parsed).map(({ path }) => path))].slice(0, MAX_FILES);
}

/** Reads the files that a file at an address names. Those for which there is no room any more cannot be read. */
export async function readReferences(
  parsed: Parsed<unknown>,
  address: string,
  source: FileSource,
): Promise<Map<string, string | null>> {
  const texts = new Map<string, string | null>();
  const paths = referencedPaths(parsed);
  let left = MAX_TOTAL_LENGTH;
  for (let from = 0; from < paths.length; from += READERS) {
    const some = left < 0 ? [] : paths.slice(from, from + READERS);
    const read = await Promise.all(some.map((path) => source.read(source.resolve(address, path))));
    for (const [index, path] of paths.slice(from, from + READERS).entries()) {
      const text = read[index] ?? null;
      left -= text?.length ?? 0;
      texts.set(path, left < 0 ? null : text);
    }
  }
  return texts;
}

/** Reads the files that a file names and checks it with them. A cancelled analysis says that it is not complete. */
export async function analyseWithFiles(
  registry: Registry,
  parsed: Parsed<unknown>,
  {
    address,
    source,
    ...options
  }: CheckOptions & { readonly address: string; readonly source: FileSource; readonly known?: KnownFiles },
): Promise<FileAnalysis> {
  return analyseWithTexts(registry, parsed, await readReferences(parsed, address, source), options);
}

/** Checks a file with the texts of the files that it names. Paths without a text are taken as not looked at. */
export function analyseWithTexts(
  registry: Registry,
  parsed: Parsed<unknown>,
  texts: FileTexts,
  { known, ...options }: CheckOptions & { readonly known?: KnownFiles } = {},
): FileAnalysis {
  const files = parseReferences(registry, parsed, texts, known);
  return { ...parsed, ...check(parsed, files, options), files };
}

function parseReferences(
  registry: Registry,
  parsed: Parsed<unknown>,
  texts: FileTexts,
  known: KnownFiles = new Map<string, ReferencedFile>(),
): ReferencedFiles {
  const files = new Map<string, ReferencedFile | null>();
  for (const { path, languageId } of references(parsed)) {
    const text = texts.get(path);
    if (text === undefined || files.has(path)) continue;
    const format = registry.formatOfLanguage(languageId);
    files.set(path, text === null || !format ? null : parseReference(format, text, () => known.get(path, languageId)));
  }
  return files;
}

/** A file that is named, perhaps parsed already; `null` when its format fails at it, which is said of that file itself. */
function parseReference(
  format: AnyFormat,
  text: string,
  known: () => ReturnType<KnownFiles['get']>,
): ReferencedFile | null {
  try {
    const earlier = known();
    const isSame = earlier?.text === text && earlier.parsed.format.languageId === format.languageId;
    return isSame ? earlier : referencedFile(parse(format, text), text);
  } catch {
    return null;
  }
}

/** A file as another one sees it that names it. */
export function referencedFile(parsed: Parsed<unknown>, text: string): ReferencedFile {
  return { parsed, text, plays: check(parsed, undefined, { limit: 1 }).plays };
}
