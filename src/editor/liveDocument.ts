import * as vscode from 'vscode';
import type { TextEdit } from '../core/textEdit';
import { addressOf, folderOf, isWithin } from './addresses';
import { toTextEdit } from './convert';
import { Owner } from './owner';

/** The document of a file as it is now, whoever opens and closes it: as an editor holds it, or as it was read from the disk last. */
export class LiveDocument extends Owner {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly lost = new vscode.EventEmitter<void>();

  /** The text or the language may be another one now. */
  readonly onDidChange = this.changed.event;
  /** The file cannot be read any more. */
  readonly onDidLose = this.lost.event;

  constructor(private document: vscode.TextDocument) {
    super();
    this.own(
      this.changed,
      this.lost,
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (this.isOf(event.document.uri)) this.changed.fire();
      }),
      // Also when its language was changed, which opens it anew.
      vscode.workspace.onDidOpenTextDocument((opened) => {
        if (!this.isOf(opened.uri)) return;
        this.document = opened;
        this.changed.fire();
      }),
      // Its file may have gone while an editor showed it.
      vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
        if (closed.some((tab) => this.isShownBy(tab))) void this.stat().then(undefined, () => this.lose());
      }),
      this.watchDisk(),
    );
  }

  get current(): vscode.TextDocument {
    return this.document;
  }

  /** Makes edits that are meant for a version of the text, all or none. `false`: the text is another one by now, and nothing changed. */
  async edit(version: number, edits: readonly TextEdit[]): Promise<boolean> {
    const { document } = this;
    if (document.version !== version) return false;
    // The versions of a document that is opened anew begin anew.
    const open = document.isClosed ? await vscode.workspace.openTextDocument(document.uri) : document;
    if (open.getText() !== document.getText()) return false;
    const change = new vscode.WorkspaceEdit();
    change.set(document.uri, edits.map(toTextEdit));
    return vscode.workspace.applyEdit(change);
  }

  private isOf(uri: vscode.Uri): boolean {
    return addressOf(uri) === addressOf(this.document.uri);
  }

  private stat(): Thenable<vscode.FileStat> {
    return vscode.workspace.fs.stat(this.document.uri);
  }

  /** A document that no editor shows is closed after a while; then only the disk tells of its changes. */
  private watchDisk(): vscode.Disposable {
    const { uri } = this.document;
    const address = addressOf(uri);
    const isInWorkspace = vscode.workspace.getWorkspaceFolder(uri) !== undefined;
    // Not by the file's name, which would be read as a pattern; and with the folders above, which go with all that is in them.
    const pattern = isInWorkspace ? '**' : new vscode.RelativePattern(folderOf(uri), '*');
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    const readAgain = (changed: vscode.Uri): void => {
      if (isWithin(address, new Set([addressOf(changed)]))) void this.readAgain();
    };
    watcher.onDidChange(readAgain);
    // Another branch that was switched to deletes files and creates them again.
    watcher.onDidCreate(readAgain);
    watcher.onDidDelete(readAgain);
    return watcher;
  }

  private async readAgain(): Promise<void> {
    try {
      await this.stat();
      // A document that is open reads its file by itself; but it may have been said that there is none.
      if (this.document.isClosed) this.document = await vscode.workspace.openTextDocument(this.document.uri);
      this.changed.fire();
    } catch {
      this.lose();
    }
  }

  /** The file has gone. While an editor shows it, its text is still there; a document that none shows is kept for a while for nobody. */
  private lose(): void {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    if (this.document.isClosed || !tabs.some((tab) => this.isShownBy(tab))) this.lost.fire();
  }

  private isShownBy({ input }: vscode.Tab): boolean {
    return input instanceof vscode.TabInputText && this.isOf(input.uri);
  }
}
