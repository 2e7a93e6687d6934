import type { Parsed } from './fileFormat';

/** Where the texts of files come from. Addresses are whatever the source calls a file, such as a path or a URI. */
export interface FileSource {
  /** The address of what `path` names in the file at `base`; a path is relative to that file's folder. */
  resolve(base: string, path: string): string;
  /** The text of the file at an address, or `null` when it cannot be read. */
  read(address: string): Promise<string | null>;
}

/** A source that also knows which files are around. */
export interface FolderSource extends FileSource {
  /** A file's name without its folders, as another file writes it. */
  nameOf(address: string): string;
  /** The folder of a file and those above it, as far up as files may name it. */
  foldersUpFrom(address: string): readonly string[];
  /** The addresses of the files in a folder, by their names in code-unit order; none when it cannot be read. */
  filesIn(folder: string): Promise<readonly string[]>;
  /** The file at an address, parsed; once for each of its texts, however often it is asked for. */
  parse(address: string): Promise<Parsed<unknown> | null>;
}
