import * as vscode from 'vscode';
import { analyse, type Analysis } from '../games/analysis';
import type { Companions } from '../games/fileFormat';
import { formatOfLanguage, type AnyFormat } from '../games/formats';
import type { FileTexts } from './fileTexts';

/** More problems than VS Code shows of a file. */
const MAX_PROBLEMS = 1000;

/** What is known of an open document, with the format that it is of and the files that it names. */
export interface DocumentAnalysis extends Analysis<unknown> {
  readonly format: AnyFormat;
  readonly companions: Companions;
}

interface Known {
  readonly version: number;
  readonly languageId: string;
  readonly analysis: DocumentAnalysis;
  /** The addresses of the files that the document names. */
  readonly named: ReadonlySet<string>;
}

/** The analyses of open documents, each made once for a version of the text, whoever asks first. */
export class Analyses implements vscode.Disposable {
  private readonly known = new WeakMap<vscode.TextDocument, Known>();
  private readonly outdated = new vscode.EventEmitter<vscode.TextDocument>();
  private readonly subscription: vscode.Disposable;
  private made = 0;

  /** A document's analysis may be another one now although its own text is not: a file that it names has changed. */
  readonly onDidOutdate = this.outdated.event;

  constructor(private readonly texts: FileTexts) {
    this.subscription = texts.onDidChange((uri) => this.outdate(uri));
  }

  dispose(): void {
    this.subscription.dispose();
    this.outdated.dispose();
  }

  /** How many texts have been analysed; tests count with it. */
  get count(): number {
    return this.made;
  }

  /** The analysis of a document's present text, or `null` when the document is of no game. */
  of(document: vscode.TextDocument): DocumentAnalysis | null {
    const { version, languageId } = document;
    const known = this.known.get(document);
    if (known?.version === version && known.languageId === languageId) return known.analysis;
    const format = formatOfLanguage(languageId);
    if (!format) return null;
    this.made++;
    const { analysis, named } = this.analyse(document, format);
    this.known.set(document, { version, languageId, analysis, named });
    return analysis;
  }

  private analyse(document: vscode.TextDocument, format: AnyFormat): Pick<Known, 'analysis' | 'named'> {
    const text = document.getText();
    const alone = analyse(format, text, { limit: MAX_PROBLEMS, isDecoded: true, further: true });
    const names = format.companions?.(alone.definition) ?? [];
    const named = new Set<string>();
    const companions = new Map<string, string | null>();
    for (const name of names) {
      const uri = companionUri(document.uri, name);
      named.add(uri.toString());
      const known = this.texts.peek(uri);
      if (known !== undefined) companions.set(name, known);
    }
    const analysis =
      names.length > 0
        ? analyse(format, text, { limit: MAX_PROBLEMS, companions, isDecoded: true, further: true })
        : alone;
    return { analysis: { ...analysis, format, companions }, named };
  }

  private outdate(uri: vscode.Uri): void {
    const key = uri.toString();
    for (const document of vscode.workspace.textDocuments) {
      if (!this.known.get(document)?.named.has(key)) continue;
      this.known.delete(document);
      this.outdated.fire(document);
    }
  }
}

/** The address of a file that another one names by a path relative to its folder. */
export function companionUri(uri: vscode.Uri, name: string): vscode.Uri {
  return vscode.Uri.joinPath(uri, '..', name);
}
