import * as vscode from 'vscode';

/** Files in memory, under a scheme of their own, whose reading can be held up. Folders are there as far as files are in them. */
export class SlowFiles implements vscode.FileSystemProvider {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  private readonly files = new Map<string, Uint8Array | null>();
  private readonly held = new Map<string, Promise<void>>();

  readonly onDidChangeFile = this.changed.event;

  constructor(readonly scheme = 'slow') {}

  /** Writes a file, and gives its address. */
  put(path: string, text: string): vscode.Uri {
    return this.putBytes(path, new TextEncoder().encode(text));
  }

  putBytes(path: string, bytes: Uint8Array | null): vscode.Uri {
    this.files.set(path, bytes);
    return this.uri(path);
  }

  /** Makes a pipe: whoever reads it waits for ever. */
  putPipe(path: string): vscode.Uri {
    return this.putBytes(path, null);
  }

  uri(path: string): vscode.Uri {
    return vscode.Uri.from({ scheme: this.scheme, path });
  }

  /** Holds up the reading of a file; the answer lets it go on. */
  hold(path: string): () => void {
    let release = (): void => undefined;
    this.held.set(path, new Promise((resolve) => (release = resolve)));
    return release;
  }

  async stat({ path }: vscode.Uri): Promise<vscode.FileStat> {
    await this.held.get(path);
    const times = { ctime: 0, mtime: 0 };
    const bytes = this.files.get(path);
    if (bytes === undefined && this.readDirectory(this.uri(path)).length > 0) {
      return { type: vscode.FileType.Directory, ...times, size: 0 };
    }
    const type = bytes === null ? vscode.FileType.Unknown : vscode.FileType.File;
    return { type, ...times, size: bytes === null ? 0 : this.bytesOf(path).length };
  }

  async readFile({ path }: vscode.Uri): Promise<Uint8Array> {
    await this.held.get(path);
    return this.files.get(path) === null ? new Promise<never>(() => undefined) : this.bytesOf(path);
  }

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  readDirectory({ path }: vscode.Uri): [string, vscode.FileType][] {
    const entries = new Map<string, vscode.FileType>();
    for (const [file, bytes] of this.files) {
      if (!file.startsWith(`${path}/`)) continue;
      const [name = '', ...below] = file.slice(path.length + 1).split('/');
      const { Directory, File, Unknown } = vscode.FileType;
      entries.set(name, below.length > 0 ? Directory : bytes ? File : Unknown);
    }
    if (entries.size === 0) throw vscode.FileSystemError.FileNotADirectory(path);
    return [...entries];
  }

  createDirectory(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  writeFile({ path }: vscode.Uri, content: Uint8Array): void {
    this.files.set(path, content);
  }

  delete(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  private bytesOf(path: string): Uint8Array {
    const bytes = this.files.get(path);
    if (!bytes) throw vscode.FileSystemError.FileNotFound(path);
    return bytes;
  }
}
