import * as vscode from 'vscode';
import { canBeUsed } from '../games/fileUses';
import type { HostMessage, PanelMessage } from '../play/messages';
import { readSavedPanel } from '../play/readSavedPanel';
import { addressOf, isWritable } from './addresses';
import { chooseUser } from './chooseUser';
import { text } from './context';
import { openDocument } from './openDocument';
import { Owner } from './owner';
import { PlaygroundPanel } from './playgroundPanel';
import type { Recognition } from './recognition';
import { readAddress, readSlots } from './savedAddresses';
import type { EditorServices } from './services';

export const VIEW_TYPE = 'turnsmith.playground';

/**
 * The panels that play files. One follows the active file, as a Markdown preview does; those that are pinned stay with theirs. Whoever asks to
 * play gets the focus; following never takes it.
 */
export class Playground extends Owner {
  /** The one that was used last comes first. */
  private panels: readonly PlaygroundPanel[] = [];
  private readonly received = new vscode.EventEmitter<PanelMessage>();
  private readonly sent = new vscode.EventEmitter<HostMessage>();

  /** What the panels say, after it was found well-formed. */
  readonly onDidReceiveMessage = this.received.event;
  /** What the panels are told. */
  readonly onDidSendMessage = this.sent.event;

  constructor(
    private readonly services: EditorServices,
    private readonly recognition: Recognition,
    private readonly extensionUri: vscode.Uri,
    private readonly log: vscode.LogOutputChannel,
  ) {
    super();
    this.own(
      this.received,
      this.sent,
      vscode.window.onDidChangeActiveTextEditor((editor) => editor && this.followActive(editor.document)),
    );
  }

  override dispose(): void {
    for (const panel of this.panels) panel.dispose();
    super.dispose();
  }

  /** Plays a file, or the one that plays it, with the focus: in a panel that plays it already, in the one that follows, or in a new one. */
  async open(uri: vscode.Uri, asking?: PlaygroundPanel): Promise<void> {
    const document = await this.playedBy(uri);
    if (!document) return;
    const address = addressOf(document.uri);
    const known = this.panels.find(({ followed }) => followed && addressOf(followed.uri) === address);
    const panel = known ?? asking ?? this.panels.find(({ isPinned }) => !isPinned) ?? (await this.create());
    if (panel !== known) panel.follow(document);
    this.panels = [panel, ...this.panels.filter((other) => other !== panel)];
    panel.takeFocus();
  }

  /** Gives the focus to the panel that was used last. `false`: there is none. */
  takeFocus(): boolean {
    this.panels[0]?.takeFocus();
    return this.panels.length > 0;
  }

  /** Takes over a panel that VS Code kept over a reload of the window. */
  async restore(kept: vscode.WebviewPanel, saved: unknown): Promise<void> {
    const state = readSavedPanel(saved);
    const panel = this.adopt(kept);
    const uri = state && readAddress(state.uri);
    const document = uri && (await openDocument(this.services, this.recognition, uri));
    // Meanwhile it may have been closed, or opened on another file.
    if (panel.isDisposed || panel.followed) return;
    if (document) panel.follow(document, readSlots(state));
    else panel.dispose();
  }

  /** Does what a message of the panel that was used last asks for, as if it came from there. */
  receive(value: unknown): void {
    this.panels[0]?.receive(value);
  }

  /** A file that is named by others is only followed when somebody asks for it: it may belong to what is played. */
  private followActive(document: vscode.TextDocument): void {
    const { registry } = this.services;
    const { languageId, uri } = document;
    if (!registry.formatOfLanguage(languageId) || canBeUsed(registry, languageId) || !isWritable(uri)) return;
    const address = addressOf(uri);
    for (const panel of this.panels) {
      if (panel.isVisible && !panel.isPinned && !panel.followed?.plays(address)) panel.follow(document);
    }
  }

  /** A new panel beside the text, in a group that no other editor opens in. */
  private async create(): Promise<PlaygroundPanel> {
    const { Beside } = vscode.ViewColumn;
    const panel = this.adopt(
      vscode.window.createWebviewPanel(VIEW_TYPE, 'Turnsmith', { viewColumn: Beside, preserveFocus: false }),
    );
    const isAlone = vscode.window.tabGroups.activeTabGroup.tabs.length <= 1;
    if (isAlone) await vscode.commands.executeCommand('workbench.action.lockEditorGroup');
    return panel;
  }

  private adopt(kept: vscode.WebviewPanel): PlaygroundPanel {
    const panel: PlaygroundPanel = new PlaygroundPanel(kept, {
      services: this.services,
      recognition: this.recognition,
      extensionUri: this.extensionUri,
      log: this.log,
      open: (uri) => this.open(uri, panel),
      received: (message) => this.received.fire(message),
      sent: (message) => this.sent.fire(message),
    });
    kept.onDidDispose(() => (this.panels = this.panels.filter((other) => other !== panel)));
    this.panels = [panel, ...this.panels];
    return panel;
  }

  /** The document that is played when a file is to be played; `null`, and said so, when there is none or the user chose none. */
  private async playedBy(uri: vscode.Uri): Promise<vscode.TextDocument | null> {
    const opened = await openDocument(this.services, this.recognition, uri);
    const chosen = opened && (await chooseUser(this.services, opened));
    const isOther = chosen && chosen.toString() !== addressOf(opened.uri);
    const document = isOther ? await openDocument(this.services, this.recognition, chosen) : chosen ? opened : null;
    if (!document || this.services.registry.formatOfLanguage(document.languageId)) return document;
    void vscode.window.showInformationMessage(text(this.services, 'editor.nothing-to-play'));
    return null;
  }
}
