import * as vscode from 'vscode';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import { FORMATS } from '../games/formats';

/** No UTF-16 unit takes more than three bytes; a longer file is too large whatever is in it. */
const MAX_BYTES = 3 * MAX_TEXT_LENGTH + 16;

/**
 * The texts of files that other files name: what an editor holds, saved or not, before what is on the disk. Files that were asked for are
 * watched, and the event tells when one may read differently.
 */
export class FileTexts implements vscode.Disposable {
  private readonly known = new Map<string, string | null>();
  private readonly reading = new Map<string, Promise<string | null>>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  private readonly subscriptions: vscode.Disposable[];

  readonly onDidChange = this.changed.event;

  constructor() {
    const watcher = vscode.workspace.createFileSystemWatcher(
      `**/*.{${FORMATS.map(({ extension }) => extension.slice(1)).join(',')}}`,
    );
    this.subscriptions = [
      this.changed,
      watcher,
      watcher.onDidChange((uri) => this.forget(uri)),
      watcher.onDidCreate((uri) => this.forget(uri)),
      watcher.onDidDelete((uri) => this.forget(uri)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.forget(document.uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.forget(uri)),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  /** The text, `null` when it cannot be read, or `undefined` when it is still being read: then the event will tell. */
  peek(uri: vscode.Uri): string | null | undefined {
    const open = openText(uri);
    if (open !== undefined) return open;
    const key = uri.toString();
    if (this.known.has(key)) return this.known.get(key) ?? null;
    void this.read(uri).then(() => this.changed.fire(uri));
    return undefined;
  }

  /** The text, or `null` when it cannot be read. */
  async read(uri: vscode.Uri): Promise<string | null> {
    const open = openText(uri);
    if (open !== undefined) return open;
    const key = uri.toString();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const underWay = this.reading.get(key);
    if (underWay) return underWay;
    const reading = readFromDisk(uri);
    this.reading.set(key, reading);
    const text = await reading;
    // A change meanwhile made this reading an old one.
    if (this.reading.get(key) === reading) {
      this.reading.delete(key);
      this.known.set(key, text);
    }
    return text;
  }

  private forget(uri: vscode.Uri): void {
    const key = uri.toString();
    const wasKnown = this.known.delete(key);
    const wasRead = this.reading.delete(key);
    if (wasKnown || wasRead || openText(uri) !== undefined) this.changed.fire(uri);
  }
}

function openText(uri: vscode.Uri): string | undefined {
  const key = uri.toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === key)?.getText();
}

/** The text of a file as it is saved; `null` when it cannot be read, or is too large to be looked at. */
export async function readFromDisk(uri: vscode.Uri): Promise<string | null> {
  try {
    if ((await vscode.workspace.fs.stat(uri)).size > MAX_BYTES) return null;
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await vscode.workspace.fs.readFile(uri));
  } catch {
    return null;
  }
}
