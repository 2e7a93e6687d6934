import * as vscode from 'vscode';
import { say } from '../l10n/text';
import type {
  EditMessage,
  HostMessage,
  LoadSlotMessage,
  PanelMessage,
  RevealMessage,
  SavedPanel,
} from '../play/messages';
import { samples } from './all-samples';
import { chooseGameFiles } from './chooseGameFiles';
import { toRange } from './convert';
import type { FollowedFile } from './followedFile';
import { LineMarks } from './lineMarks';
import { openDocument } from './openDocument';
import { Owner } from './owner';
import { PanelJobs } from './panelJobs';
import { openRules } from './explain';
import type { Recognition } from './recognition';
import type { EditorServices } from './services';

/** More slots than any game has. */
const MAX_SLOT = 100;

/** The panel whose requests are answered. */
export interface RequestingPanel {
  readonly followed: FollowedFile | null;
  readonly viewColumn: vscode.ViewColumn | undefined;
  /** Whether it was closed. */
  readonly isDisposed: boolean;
  /** Stays with its file, or doesn't. */
  pin(isPinned: boolean): void;
  /** The next key is the game's. */
  takeFocus(): void;
  send(message: HostMessage): void;
  dispose(): void;
}

/** What the answers are made with. */
export interface RequestContext {
  readonly extensionUri: vscode.Uri;
  readonly services: EditorServices;
  readonly recognition: Recognition;
  /** Shows another file in the panel that asks. */
  open(uri: vscode.Uri): Promise<void>;
}

/** Does what a panel asks for. */
export class PanelRequests extends Owner {
  private readonly marks = new LineMarks();
  private readonly jobs: PanelJobs;

  constructor(
    private readonly panel: RequestingPanel,
    private readonly context: RequestContext,
  ) {
    super();
    this.jobs = new PanelJobs(context.services.jobs, (message) => panel.send(message));
    this.own(this.marks, this.jobs);
  }

  /** The panel plays another file. */
  clearMarks(): void {
    this.marks.clear();
  }

  /** The file that the panel plays has another address now. */
  moveMarks(uri: vscode.Uri): void {
    this.marks.move(uri);
  }

  /** The panel's page has started anew, and does not know what it asked for before. */
  forget(): void {
    this.marks.clear();
    this.jobs.dispose();
  }

  async answer(message: PanelMessage): Promise<void> {
    const { followed } = this.panel;
    switch (message.type) {
      case 'reveal':
        return this.reveal(message);
      case 'load-slot':
        return this.loadSlot(message);
      case 'clear-slot':
        return followed?.clear(message.slot);
      case 'marks':
        return followed ? this.marks.show(followed.uri, message.marks) : undefined;
      case 'load':
        return this.load();
      case 'quit':
        return this.panel.dispose();
      case 'edit':
        return this.edit(message);
      case 'start-job':
        return this.jobs.start(message.id, message.job);
      case 'keep':
        return this.keep(message.saved);
      case 'next-file': {
        const next = await followed?.findNext();
        return next && this.context.open(next);
      }
      case 'open-rules':
        return followed ? openRules(this.context.services.registry, followed.languageId) : undefined;
      case 'pin':
        return this.panel.pin(message.isPinned);
      case 'cancel-job':
        return this.jobs.cancel(message.id);
    }
  }

  private async reveal({ target, range }: RevealMessage): Promise<void> {
    const { services, recognition } = this.context;
    const uri = this.panel.followed?.find(target);
    const document = uri && (await openDocument(services, recognition, uri));
    if (!document) return;
    const column = vscode.window.visibleTextEditors.find((editor) => editor.document === document)?.viewColumn;
    const { Beside, One } = vscode.ViewColumn;
    await vscode.window.showTextDocument(document, {
      selection: toRange(range),
      viewColumn: column ?? (this.panel.viewColumn === One ? Beside : One),
    });
  }

  /** Asks for a file for a slot, in the words of the game where it has some; chance may choose one for each free slot. */
  private async loadSlot({ slot, free }: LoadSlotMessage): Promise<void> {
    const { followed } = this.panel;
    const { services } = this.context;
    if (!followed || [slot, ...free].some((each) => each < 1 || each > MAX_SLOT)) return;
    const { modules } = services.registry;
    const module = modules.find(({ languages }) =>
      languages.some(({ languageId }) => languageId === followed.languageId),
    );
    const key = `${module?.id ?? ''}.choose-file`;
    const files = await chooseGameFiles(services, followed.uri, {
      languageId: followed.languageId,
      ...(Object.hasOwn(services.language.table, key) && {
        placeHolder: say(services.language, { key, args: { slot } }),
      }),
      atRandom: free.length,
      samples: samples
        .filter((path) => services.registry.formatOfPath(path)?.languageId === followed.languageId)
        .map((path) => vscode.Uri.joinPath(this.context.extensionUri, path)),
    });
    const places = files.length > 1 ? free : [slot];
    if (followed === this.panel.followed) files.forEach((uri, index) => followed.load(places[index] ?? slot, uri));
    if (!this.panel.isDisposed) this.panel.takeFocus();
  }

  /** Keeps the session of the file that the panel plays, and of no other. */
  private keep(saved: SavedPanel): void {
    const { followed } = this.panel;
    if (followed?.languageId === saved.languageId && followed.isAt(saved.uri))
      this.context.services.sessions.keep(saved);
  }

  private async load(): Promise<void> {
    const [uri] = await chooseGameFiles(this.context.services, this.panel.followed?.uri);
    if (this.panel.isDisposed) return;
    if (uri) await this.context.open(uri);
    else this.panel.takeFocus();
  }

  private async edit(message: EditMessage): Promise<void> {
    let isApplied = false;
    try {
      isApplied = (await this.panel.followed?.edit(message)) ?? false;
    } finally {
      this.panel.send({ type: 'edited', id: message.id, outcome: isApplied ? 'applied' : 'stale' });
    }
  }
}
