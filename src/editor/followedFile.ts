import type * as vscode from 'vscode';
import { readReferences, referencedPaths } from '../games/analyseWithFiles';
import type { Parsed } from '../games/fileFormat';
import type { DocumentMessage, EditMessage, FileTarget, HostMessage, SlotText } from '../play/messages';
import { addressOf, isWithin, nameOf, uriAt } from './addresses';
import { LiveDocument } from './liveDocument';
import { nextFile } from './nextFile';
import { Owner } from './owner';
import type { EditorServices } from './services';

/** Counts the messages of all followed files, so that a file that is opened anew is never taken for an older one. */
let messages = 0;

/** How often a text that is being typed is sent to the panel, in milliseconds. */
const PACE = 100;

/** A file or a folder that has another address now. */
type Renamed = vscode.FileRenameEvent['files'][number];

/** Where the messages about a followed file go. */
export interface FileListener {
  /** Whether anybody listens now; while nobody does, nothing is read. */
  readonly isListening: boolean;
  /** Whether it stays with this file. */
  readonly isPinned: boolean;
  send(message: HostMessage): void;
}

/** A file whose text the playground follows, with the files that it names and those in slots: unsaved text first, else the disk's. */
export class FollowedFile extends Owner {
  readonly uri: vscode.Uri;
  private readonly live: LiveDocument;
  /** The addresses of all files besides this one whose texts were sent. */
  private others: ReadonlySet<string> = new Set();
  private isDisposed = false;
  /** The next file of its folder, once that is known. */
  private next: Promise<vscode.Uri | undefined> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    document: vscode.TextDocument,
    private readonly slots: Map<number, vscode.Uri>,
    private readonly services: EditorServices,
    private readonly listener: FileListener,
    /** The addresses that it had before it was renamed. */
    private readonly formerUris: readonly string[] = [],
  ) {
    super();
    this.uri = document.uri;
    this.live = new LiveDocument(document);
    this.own(
      this.live,
      this.live.onDidChange(() => this.sendSoon()),
      this.live.onDidLose(() => listener.send({ type: 'gone', uri: addressOf(this.uri), name: this.name })),
      services.files.onDidChange((uri) => {
        if (this.others.has(addressOf(uri))) this.sendSoon();
      }),
    );
  }

  /** The file's name without its folders. */
  get name(): string {
    return nameOf(this.uri);
  }

  get languageId(): string {
    return this.live.current.languageId;
  }

  override dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.timer);
    super.dispose();
  }

  /** Loads a file into a slot. */
  load(slot: number, uri: vscode.Uri): void {
    this.slots.set(slot, uri);
    this.sendSoon();
  }

  /** Empties a slot, or all of them. */
  clear(slot: number | null): void {
    if (slot === null) this.slots.clear();
    else this.slots.delete(slot);
    this.sendSoon();
  }

  /** The file that a panel means; `undefined` for a path that the text does not name, and for an empty slot. */
  find(target: FileTarget): vscode.Uri | undefined {
    if (target.kind === 'followed') return this.uri;
    if (target.kind === 'slot') return this.slots.get(target.slot);
    return this.named().get(target.path);
  }

  /** What is to be followed once files were renamed; `null` when they matter neither to this one nor to its slots. */
  afterRename(
    files: readonly Renamed[],
  ): { uri: vscode.Uri; slots: Map<number, vscode.Uri>; formerUris: string[] } | null {
    const moved = (uri: vscode.Uri): vscode.Uri => files.reduce(movedUri, uri);
    const uri = moved(this.uri);
    const slots = new Map([...this.slots].map(([slot, loaded]) => [slot, moved(loaded)]));
    const isSame = [...this.slots].every(([slot, loaded]) => slots.get(slot) === loaded);
    return uri === this.uri && isSame ? null : { uri, slots, formerUris: [...this.formerUris, addressOf(this.uri)] };
  }

  /** Makes edits that are meant for the file at an address, as of `LiveDocument`. */
  async edit({ uri, documentVersion, edits }: EditMessage): Promise<boolean> {
    return uri === addressOf(this.uri) && this.live.edit(documentVersion, edits);
  }

  /** Whether the file at an address is played: this one, or one in a slot. */
  plays(address: string): boolean {
    return [this.uri, ...this.slots.values()].some((uri) => addressOf(uri) === address);
  }

  /** Whether it has, or had, an address. */
  isAt(address: string): boolean {
    return address === addressOf(this.uri) || this.formerUris.includes(address);
  }

  /** The file of the same game that comes after this one in its folder. */
  findNext(): Promise<vscode.Uri | undefined> {
    return (this.next ??= nextFile(this.services.registry, this.uri));
  }

  /** Sends everything that the panel needs to know of the file now, with its session when the panel doesn't know the file yet. */
  async sendNow(isFirst = false): Promise<void> {
    const message = await this.message(isFirst);
    // Meanwhile the panel may follow another file, which this one must not replace.
    if (!this.isDisposed) this.listener.send(message);
  }

  private async message(isFirst: boolean): Promise<DocumentMessage> {
    const { languageId, version: documentVersion } = this.live.current;
    const text = this.live.current.getText();
    const sequence = ++messages;
    const named = [...this.named()];
    const loaded = [...this.slots];
    this.others = new Set([...named, ...loaded].map(([, uri]) => addressOf(uri)));
    const { files } = this.services;
    const parsed = this.parsed();
    const texts = parsed ? await readReferences(parsed, addressOf(this.uri), files) : [];
    const slots = loaded.map(async ([slot, uri]): Promise<SlotText> => {
      const address = addressOf(uri);
      return { slot, uri: address, name: nameOf(uri), text: await files.read(address) };
    });
    const next = await this.findNext();
    const saved = isFirst ? this.services.sessions.of([addressOf(this.uri), ...this.formerUris]) : undefined;
    return {
      type: 'document',
      isPinned: this.listener.isPinned,
      ...(next && { next: nameOf(next) }),
      ...(saved && { saved }),
      uri: addressOf(this.uri),
      formerUris: this.formerUris,
      name: this.name,
      languageId,
      sequence,
      documentVersion,
      text,
      files: Object.fromEntries(texts),
      slots: await Promise.all(slots),
    };
  }

  /** The files that the text names, by their paths. */
  private named(): Map<string, vscode.Uri> {
    const { files } = this.services;
    const parsed = this.parsed();
    const paths = parsed ? referencedPaths(parsed) : [];
    return new Map(paths.map((path) => [path, uriAt(files.resolve(addressOf(this.uri), path))]));
  }

  /** `null` also when it cannot be parsed, although it should: the panel says so. */
  private parsed(): Parsed<unknown> | null {
    try {
      return this.services.parses.ofDocument(this.live.current);
    } catch {
      return null;
    }
  }

  private sendSoon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.listener.isListening) void this.sendNow();
    }, PACE);
  }
}

/** Where a file is after a rename of it, or of a folder that it lies in; the same address when that is another one. */
function movedUri(uri: vscode.Uri, { oldUri, newUri }: Renamed): vscode.Uri {
  const [address, old] = [addressOf(uri), addressOf(oldUri)];
  return isWithin(address, new Set([old])) ? uriAt(addressOf(newUri) + address.slice(old.length)) : uri;
}
