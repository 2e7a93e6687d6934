import * as vscode from 'vscode';
import type { HostMessage, PanelMessage } from '../play/messages';
import { readSavedPanel } from '../play/readSavedPanel';
import { addressOf } from './addresses';
import { chooseUser } from './chooseUser';
import { text } from './context';
import { openDocument } from './openDocument';
import { Owner } from './owner';
import { PlaygroundPanel } from './playgroundPanel';
import type { Recognition } from './recognition';
import { readAddress, readSlots } from './savedAddresses';
import type { EditorServices } from './services';

export const VIEW_TYPE = 'turnsmith.playground';

/** The one playground: a panel that follows one file, beside the editor, without ever taking the focus by itself. */
export class Playground extends Owner {
  private panel: PlaygroundPanel | null = null;
  private readonly received = new vscode.EventEmitter<PanelMessage>();
  private readonly sent = new vscode.EventEmitter<HostMessage>();

  /** What the panel says, after it was found well-formed. */
  readonly onDidReceiveMessage = this.received.event;
  /** What the panel is told. */
  readonly onDidSendMessage = this.sent.event;

  constructor(
    private readonly services: EditorServices,
    private readonly recognition: Recognition,
    private readonly extensionUri: vscode.Uri,
    private readonly log: vscode.LogOutputChannel,
  ) {
    super();
    this.own(this.received, this.sent);
  }

  override dispose(): void {
    this.panel?.dispose();
    super.dispose();
  }

  /** Shows the playground on a file, or on the one that plays it; the focus stays where it is. */
  async open(uri: vscode.Uri): Promise<void> {
    const opened = await openDocument(this.services, this.recognition, uri);
    const document = opened && (await this.playing(opened));
    if (!document) return;
    if (!this.services.registry.formatOfLanguage(document.languageId)) {
      void vscode.window.showInformationMessage(text(this.services, 'editor.nothing-to-play'));
      return;
    }
    this.panel?.reveal();
    this.panel ??= this.adopt(
      vscode.window.createWebviewPanel(VIEW_TYPE, 'Turnsmith', {
        viewColumn: vscode.ViewColumn.Beside,
        preserveFocus: true,
      }),
    );
    this.panel.follow(document);
  }

  /** Takes over a panel that VS Code kept over a reload of the window. */
  async restore(kept: vscode.WebviewPanel, saved: unknown): Promise<void> {
    const state = readSavedPanel(saved);
    this.panel?.dispose();
    const panel = this.adopt(kept);
    this.panel = panel;
    const uri = state && readAddress(state.uri);
    const document = uri && (await openDocument(this.services, this.recognition, uri));
    // Meanwhile it may have been closed, or opened on another file.
    if (panel.isDisposed || panel.followed) return;
    if (document) panel.follow(document, readSlots(state));
    else panel.dispose();
  }

  /** Does what a message of the panel asks for, as if it came from there. */
  receive(value: unknown): void {
    this.panel?.receive(value);
  }

  private adopt(kept: vscode.WebviewPanel): PlaygroundPanel {
    const panel = new PlaygroundPanel(kept, {
      services: this.services,
      recognition: this.recognition,
      extensionUri: this.extensionUri,
      log: this.log,
      open: (uri) => this.open(uri),
      received: (message) => this.received.fire(message),
      sent: (message) => this.sent.fire(message),
    });
    kept.onDidDispose(() => {
      if (this.panel === panel) this.panel = null;
    });
    return panel;
  }

  /** The document that is played when this one is to be played; `null` when the user chose none. */
  private async playing(document: vscode.TextDocument): Promise<vscode.TextDocument | null> {
    const uri = await chooseUser(this.services, document);
    if (uri?.toString() === addressOf(document.uri)) return document;
    return uri ? openDocument(this.services, this.recognition, uri) : null;
  }
}
