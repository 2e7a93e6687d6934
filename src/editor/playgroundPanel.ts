import * as vscode from 'vscode';
import type { HostMessage, PanelMessage } from '../play/messages';
import { readPanelMessage } from '../play/readPanelMessage';
import { reasonOf, text } from './context';
import { FollowedFile, type FileListener } from './followedFile';
import { openDocument } from './openDocument';
import { PanelRequests, type RequestContext, type RequestingPanel } from './panelRequests';
import { playgroundPage, playgroundResources } from './playgroundPage';
import { affectsSeverity, severityChoices } from './settings';

/** What a panel needs of its owner. */
export interface PanelContext extends RequestContext {
  readonly log: vscode.LogOutputChannel;
  /** Hear what is said on both sides. */
  received(message: PanelMessage): void;
  sent(message: HostMessage): void;
}

/** A panel that plays one file: it is told what it needs to draw, and what it asks for is done. */
export class PlaygroundPanel implements FileListener, RequestingPanel, vscode.Disposable {
  private file: FollowedFile | null = null;
  private isReady = false;
  private pinned = false;
  /** Whether the next key is to be the game's as soon as the page can take it. */
  private wantsFocus = false;
  private isClosed = false;
  private readonly requests: PanelRequests;
  /** Answers for a panel that is hidden but may come back as it was. */
  private held: HostMessage[] = [];
  private readonly subscriptions: readonly vscode.Disposable[];

  constructor(
    private readonly panel: vscode.WebviewPanel,
    private readonly context: PanelContext,
  ) {
    const { extensionUri, services } = context;
    this.requests = new PanelRequests(this, context);
    this.subscriptions = [
      this.requests,
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affectsSeverity(event)) this.sendSettings();
      }),
      vscode.workspace.onDidRenameFiles(({ files }) => void this.goOnAfterRename(files)),
    ];
    panel.onDidDispose(() => this.close());
    panel.onDidChangeViewState(() => {
      // VS Code unloads a hidden panel, which says `ready` when it comes back; but one that was hidden for a moment it may have kept.
      if (panel.visible) this.sendAll();
      if (!panel.active) this.wantsFocus = false;
    });
    panel.webview.onDidReceiveMessage((value: unknown) => this.receive(value));
    panel.webview.options = { enableScripts: true, localResourceRoots: [playgroundResources(extensionUri)] };
    const icon = (theme: string): vscode.Uri => vscode.Uri.joinPath(extensionUri, 'media', `playground-${theme}.svg`);
    panel.iconPath = { light: icon('light'), dark: icon('dark') };
    panel.webview.html = playgroundPage(panel.webview, extensionUri, services.language.tag);
  }

  /** The file that it plays; `null` before there is one, and when it was closed. */
  get followed(): FollowedFile | null {
    return this.file;
  }

  /** Whether it stays with its file when the user goes to another one. */
  get isPinned(): boolean {
    return this.pinned;
  }

  get isVisible(): boolean {
    return this.panel.visible;
  }

  get isDisposed(): boolean {
    return this.isClosed;
  }

  get viewColumn(): vscode.ViewColumn | undefined {
    return this.panel.viewColumn;
  }

  get isListening(): boolean {
    return this.isReady && this.panel.visible;
  }

  /** Brings it to the front, with the focus: the next key is the game's. */
  takeFocus(): void {
    this.wantsFocus = !this.isReady;
    // VS Code 1.100 never starts a page that is asked for while it starts.
    if (this.wantsFocus && this.panel.visible) return;
    this.panel.reveal(undefined, false);
    this.send({ type: 'focus' });
  }

  /** Stays with its file, or follows the active one again. */
  pin(isPinned: boolean): void {
    this.pinned = isPinned;
    void this.file?.sendNow();
  }

  /** Plays a file, with others in its slots. */
  follow(document: vscode.TextDocument, slots: ReadonlyMap<number, vscode.Uri> = new Map()): void {
    this.requests.clearMarks();
    this.take(new FollowedFile(document, new Map(slots), this.context.services, this));
  }

  private take(file: FollowedFile): void {
    const { services } = this.context;
    this.file?.dispose();
    this.file = file;
    this.panel.title = text(services, 'editor.playground-title', { name: this.file.name });
    this.sendAll();
  }

  /** Does what a message asks for; one that is none is ignored. */
  receive(value: unknown): void {
    const message = readPanelMessage(value);
    if (!message) {
      this.context.log.warn('playground: not a message', JSON.stringify(value)?.slice(0, 200));
      return;
    }
    this.context.received(message);
    if (message.type === 'ready') this.start();
    else this.requests.answer(message).catch((error: unknown) => this.context.log.error(reasonOf(error)));
  }

  send(message: HostMessage): void {
    if (!this.isReady) return;
    if (!this.panel.visible && isAnswer(message)) {
      this.held.push(message);
      return;
    }
    void this.panel.webview.postMessage(message);
    this.context.sent(message);
  }

  dispose(): void {
    this.panel.dispose();
  }

  /** Follows the file to its new address, with its session. */
  private async goOnAfterRename(files: vscode.FileRenameEvent['files']): Promise<void> {
    const { file } = this;
    const { services, recognition } = this.context;
    const next = file?.afterRename(files);
    const document = next && (await openDocument(services, recognition, next.uri));
    if (!document || this.file !== file) return;
    this.take(new FollowedFile(document, next.slots, services, this, next.formerUris));
    this.requests.moveMarks(document.uri);
  }

  private start(): void {
    this.isReady = true;
    this.held = [];
    this.requests.forget();
    this.sendAll();
  }

  private sendAll(): void {
    if (!this.isReady) return;
    const held = this.held.splice(0);
    this.sendSettings();
    for (const message of held) this.send(message);
    void this.file?.sendNow(true);
    if (this.wantsFocus) this.takeFocus();
  }

  private sendSettings(): void {
    const severity = this.file ? severityChoices(this.file.uri) : {};
    this.send({ type: 'settings', language: vscode.env.language, severity });
  }

  private close(): void {
    this.isClosed = true;
    this.isReady = false;
    this.file?.dispose();
    this.file = null;
    for (const subscription of this.subscriptions) subscription.dispose();
  }
}

/** Whether the panel waits for a message, so that it must not be lost. */
function isAnswer({ type }: HostMessage): boolean {
  return type === 'edited' || type === 'job-done' || type === 'job-failed';
}
