import * as vscode from 'vscode';
import type { HostMessage } from '../play/messages';

/** Counts the messages of all followed files, so that a file that is opened anew is never taken for an older one. */
let messages = 0;

/** How often a text that is being typed is sent to the panel, in milliseconds. */
const PACE = 100;

/** A file whose text the playground follows: unsaved text first, else what is on the disk. */
export class FollowedFile implements vscode.Disposable {
  readonly uri: vscode.Uri;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly subscriptions: vscode.Disposable[];

  constructor(
    private document: vscode.TextDocument,
    private readonly send: (message: HostMessage) => void,
  ) {
    this.uri = document.uri;
    this.subscriptions = [
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (this.isSame(event.document.uri)) this.sendSoon();
      }),
      // Also when its language was changed, which opens it anew.
      vscode.workspace.onDidOpenTextDocument((opened) => {
        if (!this.isSame(opened.uri)) return;
        this.document = opened;
        this.sendSoon();
      }),
      this.watchDisk(),
    ];
  }

  /** The file's name without its folders. */
  get name(): string {
    return this.uri.path.slice(this.uri.path.lastIndexOf('/') + 1);
  }

  /** Everything that the panel needs to know of the file now. */
  message(): HostMessage {
    const { languageId } = this.document;
    return {
      type: 'document',
      uri: this.uri.toString(),
      name: this.name,
      languageId,
      version: ++messages,
      text: this.document.getText(),
    };
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private isSame(uri: vscode.Uri): boolean {
    return uri.toString() === this.uri.toString();
  }

  private sendSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.send(this.message());
    }, PACE);
  }

  /** A file that no editor shows is closed after a while; then only the disk tells of its changes. */
  private watchDisk(): vscode.Disposable {
    const folder = this.uri.with({ path: this.uri.path.slice(0, this.uri.path.lastIndexOf('/')) || '/' });
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, this.name), true);
    watcher.onDidChange(() => void this.readAgain());
    watcher.onDidDelete(() => {
      if (this.document.isClosed) this.send({ type: 'gone', uri: this.uri.toString(), name: this.name });
    });
    return watcher;
  }

  private async readAgain(): Promise<void> {
    if (!this.document.isClosed) return;
    try {
      this.document = await vscode.workspace.openTextDocument(this.uri);
      this.sendSoon();
    } catch {
      this.send({ type: 'gone', uri: this.uri.toString(), name: this.name });
    }
  }
}
