import * as vscode from 'vscode';
import { SourceText } from '../core/sourceText';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import { formatOfLanguage, recogniseFormat } from '../games/formats';
import { recognisesText } from './settings';

const PLAIN_TEXT = 'plaintext';
/** The addresses whose user set them back to plain text. */
const KEPT_PLAIN = 'keptPlain';
const MAX_KEPT = 1000;

/**
 * Gives `.txt` files the language that their content tells. A user who sets such a file back to plain text is not overruled, now or later;
 * setting a game's language by hand makes up for that.
 */
export class Recognition implements vscode.Disposable {
  /** Documents whose language was set here, and when that is done. A change of language closes and opens the same document object again. */
  private readonly recognised = new WeakMap<vscode.TextDocument, Promise<vscode.TextDocument>>();
  /** Documents that had a game's language, by whomever: their way back to plain text is their user's wish. */
  private readonly played = new WeakSet<vscode.TextDocument>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly memory: vscode.Memento) {
    this.subscription = vscode.workspace.onDidOpenTextDocument((document) => void this.opened(document));
    for (const document of vscode.workspace.textDocuments) void this.opened(document);
  }

  dispose(): void {
    this.subscription.dispose();
  }

  /** The document with the language that its content tells; as it is when it tells none, or when its user wants plain text. */
  async recognise(document: vscode.TextDocument): Promise<vscode.TextDocument> {
    const { uri, languageId } = document;
    if (languageId !== PLAIN_TEXT || !uri.path.endsWith('.txt')) return document;
    if (this.keptPlain.includes(uri.toString()) || !recognisesText(uri)) return document;
    const underWay = this.recognised.get(document);
    if (underWay) return underWay;
    const format = recogniseFormat(new SourceText(document.getText().slice(0, MAX_TEXT_LENGTH)));
    if (!format) return document;
    const done = Promise.resolve(vscode.languages.setTextDocumentLanguage(document, format.languageId));
    this.recognised.set(document, done);
    return done;
  }

  private async opened(document: vscode.TextDocument): Promise<void> {
    const address = document.uri.toString();
    const others = this.keptPlain.filter((kept) => kept !== address);
    if (formatOfLanguage(document.languageId)) {
      this.played.add(document);
      if (others.length < this.keptPlain.length) await this.keep(others);
    } else if (document.languageId === PLAIN_TEXT && this.played.has(document)) {
      await this.keep([...others, address].slice(-MAX_KEPT));
    } else {
      await this.recognise(document);
    }
  }

  private get keptPlain(): readonly string[] {
    return this.memory.get<string[]>(KEPT_PLAIN, []);
  }

  private keep(addresses: readonly string[]): Thenable<void> {
    return this.memory.update(KEPT_PLAIN, addresses);
  }
}
