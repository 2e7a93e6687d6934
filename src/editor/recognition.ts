import * as vscode from 'vscode';
import { SourceText } from '../core/sourceText';
import { MAX_TEXT_LENGTH } from '../games/analysis';
import type { AnyFormat } from '../games/fileFormat';
import type { Registry } from '../games/registry';
import { addressOf } from './addresses';
import { Owner } from './owner';
import { recognisesText } from './settings';

const PLAIN_TEXT = 'plaintext';
/** The addresses whose user set them back to plain text. */
const KEPT_PLAIN = 'keptPlain';
const MAX_KEPT = 1000;

/** Whether a file's name leaves its language open, so that its content may tell it. */
export function isPlainTextFile({ path }: vscode.Uri): boolean {
  return path.toLowerCase().endsWith('.txt');
}

/** The format of a file that no editor holds, by its name or, of a `.txt` whose user wants that, by its content. */
export function formatOfFile(registry: Registry, uri: vscode.Uri, text: string): AnyFormat | undefined {
  const told = registry.formatOfPath(uri.path);
  if (told || !isPlainTextFile(uri) || text.length > MAX_TEXT_LENGTH || !recognisesText(uri)) return told;
  return registry.recogniseFormat(new SourceText(text));
}

/**
 * Gives `.txt` files the language that their content tells. A user who sets such a file back to plain text is not overruled, now or later;
 * setting a game's language by hand makes up for that.
 */
export class Recognition extends Owner {
  /** Documents whose language was set here, and when that is done. A change of language closes and opens the same document object again. */
  private readonly recognised = new WeakMap<vscode.TextDocument, Promise<vscode.TextDocument>>();
  /** Documents that had a game's language, by whomever: their way back to plain text is their user's wish. */
  private readonly played = new WeakSet<vscode.TextDocument>();

  constructor(
    private readonly registry: Registry,
    private readonly memory: vscode.Memento,
  ) {
    super();
    this.own(vscode.workspace.onDidOpenTextDocument((document) => void this.opened(document)));
    for (const document of vscode.workspace.textDocuments) void this.opened(document);
  }

  /** The document with the language that its content tells; as it is when it tells none, or when its user wants plain text. */
  async recognise(document: vscode.TextDocument): Promise<vscode.TextDocument> {
    const { uri, languageId } = document;
    if (languageId !== PLAIN_TEXT || !isPlainTextFile(uri)) return document;
    if (this.keptPlain.includes(addressOf(uri)) || !recognisesText(uri)) return document;
    const underWay = this.recognised.get(document);
    if (underWay) return underWay;
    const format = this.registry.recogniseFormat(new SourceText(document.getText().slice(0, MAX_TEXT_LENGTH)));
    if (!format) return document;
    const done = Promise.resolve(vscode.languages.setTextDocumentLanguage(document, format.languageId));
    this.recognised.set(document, done);
    return done;
  }

  private async opened(document: vscode.TextDocument): Promise<void> {
    const address = addressOf(document.uri);
    const others = this.keptPlain.filter((kept) => kept !== address);
    if (this.registry.formatOfLanguage(document.languageId)) {
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
