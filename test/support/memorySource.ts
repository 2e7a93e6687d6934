import type { Parsed } from '../../src/games/fileFormat';
import { parse } from '../../src/games/analysis';
import type { FolderSource } from '../../src/games/fileSource';
import type { Registry } from '../../src/games/registry';

/** Files in memory, by path; a path that is not there cannot be read. */
export class MemorySource implements FolderSource {
  /** The paths that were read, in order. */
  readonly reads: string[] = [];
  private readonly parsed = new Map<string, Parsed<unknown>>();

  constructor(
    private readonly registry: Registry,
    readonly files: Record<string, string>,
  ) {}

  resolve(base: string, path: string): string {
    return [...base.split('/').slice(0, -1), path].join('/');
  }

  read(address: string): Promise<string | null> {
    this.reads.push(address);
    return Promise.resolve(Object.hasOwn(this.files, address) ? (this.files[address] ?? null) : null);
  }

  nameOf(address: string): string {
    return address.slice(address.lastIndexOf('/') + 1);
  }

  foldersUpFrom(address: string): readonly string[] {
    const parts = address.split('/').slice(0, -1);
    return parts.map((_, depth) => parts.slice(0, parts.length - depth).join('/'));
  }

  filesIn(folder: string): Promise<readonly string[]> {
    const inside = Object.keys(this.files).filter((file) => file.slice(0, file.lastIndexOf('/')) === folder);
    return Promise.resolve(inside.sort());
  }

  async parse(address: string): Promise<Parsed<unknown> | null> {
    const text = await this.read(address);
    const format = this.registry.formatOfPath(address);
    if (text === null || !format) return null;
    const known = this.parsed.get(address);
    if (known?.source.text === text) return known;
    const parsed = parse(format, text);
    this.parsed.set(address, parsed);
    return parsed;
  }
}
