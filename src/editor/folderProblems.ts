import * as vscode from 'vscode';
import type { FileAnalysis } from '../games/analyseWithFiles';
import { addressOf, documentAt, isWithin } from './addresses';
import { failureDiagnostic, toDiagnostics } from './diagnostics';
import { folderFiles, isHidden } from './folderFiles';
import { Owner } from './owner';
import type { EditorServices } from './services';
import { affectsSeverity } from './settings';

/** How many files are looked at. */
export const MAX_FILES = 5000;

/** How long changes on the disk are gathered, in milliseconds: a branch that is switched to changes many files at once. */
const PACE = 50;

/** A file that was looked at: the last look at it is the one that counts. */
interface CheckedFile {
  readonly uri: vscode.Uri;
  /** The addresses of the files that it names. */
  named: ReadonlySet<string>;
}

/** What a look at a file found: its problems; or why there is nothing to say of it. */
export type Look = readonly vscode.Diagnostic[] | 'too-large' | 'unreadable' | 'no-game';

/**
 * The problems of files that no editor holds, since a folder was checked. A file that is opened shows those of its document alone; when it
 * is closed, or changes on the disk, or a file that it names changes, it is looked at again, and so is a file that is new in the folder, until
 * the next check.
 */
export class FolderProblems extends Owner {
  private readonly collection = vscode.languages.createDiagnosticCollection('turnsmith-folder');
  private folders: readonly string[] = [];
  private checked = new Map<string, CheckedFile>();
  private changed = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly services: EditorServices) {
    super();
    const watcher = vscode.workspace.createFileSystemWatcher('**', false, true, true);
    this.own(
      this.collection,
      watcher,
      watcher.onDidCreate((uri) => void this.lookAtNew(uri)),
      vscode.workspace.onDidOpenTextDocument(({ uri }) => this.collection.delete(uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.lookSoon(uri)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affectsSeverity(event)) for (const { uri } of this.checked.values()) this.lookSoon(uri);
      }),
      services.files.onDidChange((uri) => this.lookSoon(uri)),
      new vscode.Disposable(() => clearTimeout(this.timer)),
    );
  }

  /** Forgets all files, before another check, which is about some folders. */
  begin(folders: readonly vscode.Uri[]): void {
    this.folders = folders.map((uri) => addressOf(uri));
    this.checked = new Map();
    this.collection.clear();
  }

  /** Looks at a file. An open one is its document, which shows its own problems. */
  async look(uri: vscode.Uri): Promise<Look> {
    const address = addressOf(uri);
    const file: CheckedFile = { uri, named: new Set() };
    this.checked.set(address, file);
    const found = await this.find(file, address);
    if (this.checked.get(address) === file) {
      const shown = typeof found === 'string' || documentAt(address) ? [] : found;
      // Each call goes to the window.
      if (shown.length > 0 || this.collection.has(uri)) this.collection.set(uri, shown);
    }
    return found;
  }

  private async find(file: CheckedFile, address: string): Promise<Look> {
    try {
      const analysis = await this.analyse(file, address);
      return typeof analysis === 'string' ? analysis : toDiagnostics(this.services, file.uri, analysis);
    } catch (error) {
      return [failureDiagnostic(this.services, error)];
    }
  }

  private async analyse(file: CheckedFile, address: string): Promise<FileAnalysis | Exclude<Look, object>> {
    const { files, analyses } = this.services;
    const open = documentAt(address);
    const onDisk = open ? null : await files.readAnew(file.uri);
    if (onDisk === 'too-large') return onDisk;
    if (!open && !onDisk) return 'unreadable';
    const parsed = open ? analyses.parsed(open) : onDisk?.parsed();
    if (!parsed) return 'no-game';
    file.named = analyses.namedBy(parsed, address);
    return (open && (await analyses.analysis(open))) ?? analyses.ofFile(parsed, address);
  }

  private lookSoon(uri: vscode.Uri): void {
    if (this.checked.size === 0) return;
    this.changed.add(addressOf(uri));
    this.timer ??= setTimeout(() => this.lookAgain(), PACE);
  }

  /** Looks again at the files that have changed, or lie in a folder that has, or name such files. */
  private lookAgain(): void {
    const { changed } = this;
    this.changed = new Set();
    this.timer = undefined;
    for (const [address, { uri, named }] of this.checked) {
      const isChanged = [address, ...named].some((each) => isWithin(each, changed));
      if (isChanged && !documentAt(address)) void this.look(uri);
    }
  }

  /** Looks at a file that is new below a folder that was checked, or at all that is in a new folder. */
  private async lookAtNew(uri: vscode.Uri): Promise<void> {
    const { checked } = this;
    const address = addressOf(uri);
    const folder = this.folders.find((each) => address.startsWith(`${each}/`));
    if (folder === undefined || address.slice(folder.length).split('/').some(isHidden)) return;
    for await (const file of folderFiles(this.services.registry, uri)) {
      // Another check may have begun.
      if (this.checked !== checked || checked.size >= MAX_FILES) return;
      if (!checked.has(addressOf(file))) await this.look(file);
    }
  }
}
