import * as vscode from 'vscode';
import { referencedFile } from '../games/analyseWithFiles';
import type { Parsed, ReferencedFile } from '../games/fileFormat';
import type { FolderSource } from '../games/fileSource';
import type { Registry } from '../games/registry';
import { addressOf, documentAt, folderOf, isWithin, nameOf, uriAt } from './addresses';
import { DiskFile, readFromDisk } from './diskFile';
import { Owner } from './owner';
import type { Parses } from './parses';

/** How many files that no editor holds are remembered, and how much they may weigh together. */
const MAX_KEPT = 500;
const MAX_KEPT_WEIGHT = 2 ** 26;

/** A file that is being read, or was. */
interface KeptFile {
  readonly reading: Promise<DiskFile | null>;
  read: DiskFile | null;
}

/**
 * The files of the workspace, by their URIs as text: what an editor holds, saved or not, goes before what is on the disk. An event tells when one
 * may read differently.
 */
export class EditorFiles extends Owner implements FolderSource {
  /** In the order in which they were asked for last. */
  private readonly kept = new Map<string, KeptFile>();
  private readonly referencedFiles = new WeakMap<Parsed<unknown>, ReferencedFile>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();

  /** A file, or what is in a folder, may read differently now, or be there or not. */
  readonly onDidChange = this.changed.event;

  constructor(
    private readonly registry: Registry,
    private readonly parses: Parses,
  ) {
    super();
    // Of all files, since a file may name one of any name; and of folders, which go with all that is in them.
    const watcher = vscode.workspace.createFileSystemWatcher('**');
    const forget = (uri: vscode.Uri): void => this.forget(uri);
    this.own(
      this.changed,
      watcher,
      watcher.onDidChange(forget),
      watcher.onDidCreate(forget),
      watcher.onDidDelete(forget),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.forget(document.uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.forget(uri)),
    );
  }

  resolve(base: string, path: string): string {
    return addressOf(vscode.Uri.joinPath(folderOf(uriAt(base)), path));
  }

  nameOf(address: string): string {
    return nameOf(uriAt(address));
  }

  async read(address: string): Promise<string | null> {
    return documentAt(address)?.getText() ?? (await this.fromDisk(address))?.text ?? null;
  }

  foldersUpFrom(address: string): readonly string[] {
    const file = uriAt(address);
    const root = vscode.workspace.getWorkspaceFolder(file)?.uri;
    let folder = folderOf(file);
    const folders = [addressOf(folder)];
    // A file of no workspace has its own folder only.
    for (let up = root ? depth(folder) - depth(root) : 0; up > 0; up--) {
      folder = folderOf(folder);
      folders.push(addressOf(folder));
    }
    return folders;
  }

  async filesIn(folder: string): Promise<readonly string[]> {
    const uri = uriAt(folder);
    const entries = await vscode.workspace.fs.readDirectory(uri).then(
      (list) => list,
      () => [],
    );
    return entries
      .filter(([, type]) => type & vscode.FileType.File)
      .map(([name]) => name)
      .sort()
      .map((name) => addressOf(vscode.Uri.joinPath(uri, name)));
  }

  async parse(address: string): Promise<Parsed<unknown> | null> {
    const open = documentAt(address);
    try {
      return open ? this.parses.ofDocument(open) : ((await this.fromDisk(address))?.parsed() ?? null);
    } catch {
      // What is wrong is said of the file itself; here it must not keep anybody from the other files.
      return null;
    }
  }

  /** The file at an address as one that names it sees it, which expects a language; `undefined` when its text is not known at once. */
  referenced(address: string, languageId: string): ReferencedFile | undefined {
    const open = documentAt(address);
    const text = open?.getText();
    const file = open ? null : this.kept.get(address)?.read;
    const parsed = open ? this.parses.ofDocument(open, languageId) : file?.parsed(languageId);
    if (!parsed) return undefined;
    const known = this.referencedFiles.get(parsed) ?? referencedFile(parsed, text ?? file?.text ?? '');
    this.referencedFiles.set(parsed, known);
    return known;
  }

  /** Reads a file that no editor holds, whatever is remembered of it. */
  async readAnew(uri: vscode.Uri): Promise<DiskFile | 'too-large' | null> {
    const content = await readFromDisk(uri);
    return typeof content === 'object' && content ? new DiskFile(this.registry, this.parses, uri, content) : content;
  }

  private fromDisk(address: string): Promise<DiskFile | null> {
    const uri = uriAt(address);
    const known = this.kept.get(address);
    // Nobody tells of the changes of a file outside the workspace.
    const kept = known && vscode.workspace.getWorkspaceFolder(uri) ? known : this.keep(uri, known?.read ?? null);
    this.kept.delete(address);
    this.kept.set(address, kept);
    return kept.reading;
  }

  private keep(uri: vscode.Uri, before: DiskFile | null): KeptFile {
    const read = async (): Promise<DiskFile | null> => {
      const file = await this.readAnew(uri);
      const isSame = typeof file === 'object' && file?.text === before?.text;
      kept.read = isSame ? before : typeof file === 'object' ? file : null;
      this.makeRoom();
      return kept.read;
    };
    const kept: KeptFile = { reading: read(), read: before };
    return kept;
  }

  /** Drops what was not asked for for the longest time when there is too much. */
  private makeRoom(): void {
    let weight = 0;
    for (const [index, [address, { read }]] of [...this.kept].reverse().entries()) {
      weight += read?.weight ?? 0;
      if (index >= MAX_KEPT || weight > MAX_KEPT_WEIGHT) this.kept.delete(address);
    }
  }

  private forget(uri: vscode.Uri): void {
    const changed = new Set([addressOf(uri)]);
    for (const address of [...this.kept.keys()].filter((each) => isWithin(each, changed))) {
      this.kept.delete(address);
      if (!changed.has(address)) this.changed.fire(uriAt(address));
    }
    this.changed.fire(uri);
  }
}

function depth({ path }: vscode.Uri): number {
  return path.split('/').filter((part) => part !== '').length;
}
