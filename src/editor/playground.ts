import * as vscode from 'vscode';
import { gameOfLanguage } from '../games/registry';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import type { HostMessage, PanelMessage } from '../play/messages';
import { asPanelMessage, asSavedPanel } from '../play/validate';
import { chooseGameFile } from './chooseGameFile';
import { toRange } from './convert';
import { FollowedFile } from './followedFile';
import type { Recognition } from './recognition';
import { playgroundPage, playgroundResources } from './playgroundPage';

export const VIEW_TYPE = 'turnsmith.playground';

/** The one playground: a panel that follows one file, beside the editor, without ever taking the focus by itself. */
export class Playground implements vscode.Disposable {
  private panel: vscode.WebviewPanel | null = null;
  private followed: FollowedFile | null = null;
  private isReady = false;
  private readonly received = new vscode.EventEmitter<PanelMessage>();
  private readonly sent = new vscode.EventEmitter<HostMessage>();

  /** What the panel says, after it was found well-formed. */
  readonly onDidReceiveMessage = this.received.event;
  /** What the panel is told. */
  readonly onDidSendMessage = this.sent.event;

  constructor(
    private readonly extensionUri: vscode.Uri,
    private readonly recognition: Recognition,
    private readonly log: vscode.LogOutputChannel,
  ) {}

  /** Shows the playground on a file; the focus stays where it is. */
  async open(uri: vscode.Uri): Promise<void> {
    const document = await this.tryOpen(uri);
    if (!document) return;
    if (!gameOfLanguage(document.languageId)) {
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
    const document = state && (await this.tryOpen(vscode.Uri.parse(state.uri)));
    if (document) this.follow(document);
    else panel.dispose();
  }

  dispose(): void {
    this.panel?.dispose();
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
      // A hidden panel is unloaded by VS Code; it says `ready` when it comes back.
      if (!panel.visible) this.isReady = false;
    });
    panel.onDidDispose(() => {
      if (this.panel !== panel) return;
      this.panel = null;
      this.followed?.dispose();
      this.followed = null;
    });
    panel.webview.html = playgroundPage(panel.webview, this.extensionUri);
  }

  private follow(document: vscode.TextDocument): void {
    this.followed?.dispose();
    this.followed = new FollowedFile(document, (message) => this.send(message));
    if (this.panel) this.panel.title = say(ENGLISH, { key: 'playground.title', args: { name: this.followed.name } });
    this.send(this.followed.message());
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
        if (this.followed) this.send(this.followed.message());
        return;
      case 'reveal':
        return this.reveal(toRange(message.range));
      case 'load':
        return this.load();
      case 'quit':
        this.panel?.dispose();
    }
  }

  private async reveal(range: vscode.Range): Promise<void> {
    if (!this.followed) return;
    const document = await this.tryOpen(this.followed.uri);
    if (!document) return;
    const column = vscode.window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
    await vscode.window.showTextDocument(document, {
      selection: range,
      viewColumn:
        column ?? (this.panel?.viewColumn === vscode.ViewColumn.One ? vscode.ViewColumn.Beside : vscode.ViewColumn.One),
    });
  }

  private async load(): Promise<void> {
    const uri = await chooseGameFile(this.followed?.uri);
    if (uri && this.panel) await this.open(uri);
  }

  private async tryOpen(uri: vscode.Uri): Promise<vscode.TextDocument | null> {
    try {
      return await this.recognition.recognise(await vscode.workspace.openTextDocument(uri));
    } catch (error) {
      const args = { name: uri.path, reason: error instanceof Error ? error.message : String(error) };
      void vscode.window.showErrorMessage(say(ENGLISH, { key: 'editor.cannot-open', args }));
      return null;
    }
  }
}
