import * as vscode from 'vscode';
import { formatOfLanguage } from '../games/formats';
import { SourceText } from '../core/sourceText';
import type { Attachment, DocumentMessage, HostMessage } from '../play/messages';
import { companionUri } from './analyses';
import type { FileTexts } from './fileTexts';

/** Counts the messages of all followed files, so that a file that is opened anew is never taken for an older one. */
let messages = 0;

/** How often a text that is being typed is sent to the panel, in milliseconds. */
const PACE = 100;

/** A file whose text the playground follows, with the files that it names and those that the user attached: unsaved text first, else the disk's. */
export class FollowedFile implements vscode.Disposable {
  readonly uri: vscode.Uri;
  private readonly attached = new Map<string, vscode.Uri>();
  /** The addresses of all files besides this one whose texts were sent. */
  private others = new Set<string>();
  private isDisposed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly subscriptions: vscode.Disposable[];

  constructor(
    private document: vscode.TextDocument,
    private readonly texts: FileTexts,
    /** Whether a panel listens now; while none does, nothing is read for it. */
    private readonly isHeard: () => boolean,
    private readonly send: (message: HostMessage) => void,
    attachments: Readonly<Record<string, string>> = {},
  ) {
    this.uri = document.uri;
    for (const [name, address] of Object.entries(attachments)) this.attached.set(name, vscode.Uri.parse(address));
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
      texts.onDidChange((uri) => {
        if (this.others.has(uri.toString())) this.sendSoon();
      }),
      this.watchDisk(),
    ];
  }

  /** The file's name without its folders. */
  get name(): string {
    return nameOf(this.uri);
  }

  get languageId(): string {
    return this.document.languageId;
  }

  /** Attaches a file under a name, or forgets the one of that name, or all of them. */
  attach(name: string, uri: vscode.Uri): void {
    this.attached.set(name, uri);
    this.sendSoon();
  }

  detach(name: string | null): void {
    if (name === null) this.attached.clear();
    else this.attached.delete(name);
    this.sendSoon();
  }

  /** The address behind a name: of an attached file, or of one that the followed file names. */
  uriOf(companion: string): vscode.Uri {
    return this.attached.get(companion) ?? companionUri(this.uri, companion);
  }

  /** Sends everything that the panel needs to know of the file now. */
  async sendNow(): Promise<void> {
    const message = await this.message();
    // Meanwhile the panel may follow another file, which this one must not replace.
    if (!this.isDisposed) this.send(message);
  }

  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.timer);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private async message(): Promise<DocumentMessage> {
    const { languageId } = this.document;
    const text = this.document.getText();
    const version = ++messages;
    const format = formatOfLanguage(languageId);
    const named = format?.companions?.(format.read(new SourceText(text, true))) ?? [];
    const uris = new Map([...named.map((name) => [name, companionUri(this.uri, name)] as const), ...this.attached]);
    this.others = new Set([...uris.values()].map((uri) => uri.toString()));
    const read = [...uris].map(async ([name, uri]) => [name, await this.texts.read(uri)] as const);
    const attachments = [...this.attached].map(([name, uri]): [string, Attachment] => [
      name,
      { uri: uri.toString(), name: nameOf(uri) },
    ]);
    return {
      type: 'document',
      uri: this.uri.toString(),
      name: this.name,
      languageId,
      version,
      text,
      companions: Object.fromEntries(await Promise.all(read)),
      attachments: Object.fromEntries(attachments),
    };
  }

  private isSame(uri: vscode.Uri): boolean {
    return uri.toString() === this.uri.toString();
  }

  private sendSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.isHeard()) void this.sendNow();
    }, PACE);
  }

  /** A file that no editor shows is closed after a while; then only the disk tells of its changes. */
  private watchDisk(): vscode.Disposable {
    const folder = vscode.Uri.joinPath(this.uri, '..');
    // Not by its name, which would be read as a pattern.
    const watcher = vscode.workspace.createFileSystemWatcher(new vscode.RelativePattern(folder, '*'), true);
    watcher.onDidChange((uri) => {
      if (this.isSame(uri)) void this.readAgain();
    });
    watcher.onDidDelete((uri) => {
      if (this.isSame(uri) && this.document.isClosed) this.sendGone();
    });
    return watcher;
  }

  private async readAgain(): Promise<void> {
    if (!this.document.isClosed) return;
    try {
      this.document = await vscode.workspace.openTextDocument(this.uri);
      this.sendSoon();
    } catch {
      this.sendGone();
    }
  }

  private sendGone(): void {
    this.send({ type: 'gone', uri: this.uri.toString(), name: this.name });
  }
}

function nameOf(uri: vscode.Uri): string {
  return uri.path.slice(uri.path.lastIndexOf('/') + 1);
}
