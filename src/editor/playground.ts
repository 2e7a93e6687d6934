import * as vscode from 'vscode';
import { formatOfLanguage } from '../games/formats';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import type { HostMessage, PanelMessage } from '../play/messages';
import { asPanelMessage, asSavedPanel } from '../play/validate';
import { isMedic, type Arenas } from './arenas';
import { chooseArena } from './chooseArena';
import { chooseGameFile } from './chooseGameFile';
import { toRange } from './convert';
import type { FileTexts } from './fileTexts';
import { FollowedFile } from './followedFile';
import { LineMarks } from './lineMarks';
import type { Recognition } from './recognition';
import { playgroundPage, playgroundResources } from './playgroundPage';

export const VIEW_TYPE = 'turnsmith.playground';

/** The one playground: a panel that follows one file, beside the editor, without ever taking the focus by itself. */
export class Playground implements vscode.Disposable {
  private panel: vscode.WebviewPanel | null = null;
  private followed: FollowedFile | null = null;
  private isReady = false;
  private readonly marks = new LineMarks();
  private readonly received = new vscode.EventEmitter<PanelMessage>();
  private readonly sent = new vscode.EventEmitter<HostMessage>();

  /** What the panel says, after it was found well-formed. */
  readonly onDidReceiveMessage = this.received.event;
  /** What the panel is told. */
  readonly onDidSendMessage = this.sent.event;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly recognition: Recognition,
    private readonly texts: FileTexts,
    private readonly arenas: Arenas,
    private readonly log: vscode.LogOutputChannel,
  ) {}

  /** Shows the playground on a file, of a medic file on the arena that it is played by; the focus stays where it is. */
  async open(uri: vscode.Uri): Promise<void> {
    const opened = await this.tryOpen(uri);
    const document = opened && (await this.played(opened));
    if (!document) return;
    if (!formatOfLanguage(document.languageId)) {
      void vscode.window.showInformationMessage(say(ENGLISH, { key: 'editor.nothing-to-play' }));
      return;
    }
    if (this.panel) {
      this.panel.reveal(undefined, true);
    } else {
      const panel = vscode.window.createWebviewPanel(
        VIEW_TYPE,
        'Turnsmith',
        { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
        this.options,
      );
      this.adopt(panel);
    }
    this.follow(document);
  }

  /** Takes over a panel that VS Code kept over a reload of the window. */
  async restore(panel: vscode.WebviewPanel, saved: unknown): Promise<void> {
    const state = asSavedPanel(saved);
    panel.webview.options = this.options;
    this.panel?.dispose();
    this.adopt(panel);
    const document = state && (await this.tryOpen(state.uri));
    // Meanwhile it may have been closed, or opened on another file.
    if (this.panel !== panel || this.followed) return;
    if (document) this.follow(document, state?.attachments);
    else panel.dispose();
  }

  dispose(): void {
    this.panel?.dispose();
    this.marks.dispose();
    this.received.dispose();
    this.sent.dispose();
  }

  private get options(): vscode.WebviewOptions {
    return { enableScripts: true, localResourceRoots: [playgroundResources(this.extensionUri)] };
  }

  private adopt(panel: vscode.WebviewPanel): void {
    this.panel = panel;
    this.isReady = false;
    panel.webview.onDidReceiveMessage((value: unknown) => {
      const message = asPanelMessage(value);
      if (message) void this.receive(message);
      else this.log.warn('playground: ignored a message that is none', JSON.stringify(value)?.slice(0, 200));
    });
    panel.onDidChangeViewState(() => {
      // VS Code unloads a hidden panel, which says `ready` when it comes back; but one that was hidden for a moment it may have kept.
      if (panel.visible && this.isReady) void this.followed?.sendNow();
    });
    panel.onDidDispose(() => {
      if (this.panel !== panel) return;
      this.panel = null;
      this.followed?.dispose();
      this.followed = null;
      this.marks.clear();
    });
    panel.webview.html = playgroundPage(panel.webview, this.extensionUri);
  }

  private follow(document: vscode.TextDocument, attachments?: Readonly<Record<string, string>>): void {
    this.followed?.dispose();
    this.marks.clear();
    this.followed = new FollowedFile(
      document,
      this.texts,
      () => this.isReady && this.panel?.visible === true,
      (message) => this.send(message),
      attachments,
    );
    if (this.panel) this.panel.title = say(ENGLISH, { key: 'playground.title', args: { name: this.followed.name } });
    if (this.isReady) void this.followed.sendNow();
  }

  private send(message: HostMessage): void {
    if (!this.isReady || !this.panel) return;
    void this.panel.webview.postMessage(message);
    this.sent.fire(message);
  }

  private async receive(message: PanelMessage): Promise<void> {
    this.received.fire(message);
    switch (message.type) {
      case 'ready':
        this.isReady = true;
        return this.followed?.sendNow();
      case 'reveal':
        return this.reveal(message.companion, toRange(message.range));
      case 'attach':
        return this.attach(message.name);
      case 'detach':
        return this.followed?.detach(message.name);
      case 'marks':
        if (this.followed) this.marks.show(this.followed.uri, message.marks);
        return;
      case 'load':
        return this.load();
      case 'quit':
        this.panel?.dispose();
    }
  }

  private async reveal(companion: string | null, range: vscode.Range): Promise<void> {
    if (!this.followed) return;
    const document = await this.tryOpen(companion === null ? this.followed.uri : this.followed.uriOf(companion));
    if (!document) return;
    const column = vscode.window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
    await vscode.window.showTextDocument(document, {
      selection: range,
      viewColumn:
        column ?? (this.panel?.viewColumn === vscode.ViewColumn.One ? vscode.ViewColumn.Beside : vscode.ViewColumn.One),
    });
  }

  private async attach(name: string): Promise<void> {
    const { followed } = this;
    const uri = followed && (await chooseGameFile(followed.uri, followed.languageId));
    if (uri && followed === this.followed) followed.attach(name, uri);
  }

  private async load(): Promise<void> {
    const uri = await chooseGameFile(this.followed?.uri);
    if (uri && this.panel) await this.open(uri);
  }

  /** The document that is played when this one is to be played; `null` when the user chose none. */
  private async played(document: vscode.TextDocument): Promise<vscode.TextDocument | null> {
    if (!isMedic(document)) return document;
    const uri = await chooseArena(this.arenas, document.uri);
    return uri ? this.tryOpen(uri) : null;
  }

  /** The document at an address, with the language that its content tells; `null`, and said so, when there is none. */
  private async tryOpen(address: vscode.Uri | string): Promise<vscode.TextDocument | null> {
    try {
      const uri = typeof address === 'string' ? vscode.Uri.parse(address) : address;
      return await this.recognition.recognise(await vscode.workspace.openTextDocument(uri));
    } catch (error) {
      const args = {
        name: typeof address === 'string' ? address : address.path,
        reason: error instanceof Error ? error.message : String(error),
      };
      void vscode.window.showErrorMessage(say(ENGLISH, { key: 'editor.cannot-open', args }));
      return null;
    }
  }
}
