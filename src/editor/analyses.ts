import type * as vscode from 'vscode';
import { analyse, type Analysis } from '../games/analysis';
import { formatOfLanguage, type AnyFormat } from '../games/registry';

/** More problems than VS Code shows of a file. */
const MOST_PROBLEMS = 1000;

/** What is known of an open document, with the format that it is of. */
export interface DocumentAnalysis extends Analysis<unknown> {
  readonly format: AnyFormat;
}

/** The analyses of open documents, each made once for a version of the text, whoever asks first. */
export class Analyses {
  private readonly known = new WeakMap<
    vscode.TextDocument,
    { version: number; languageId: string; analysis: DocumentAnalysis }
  >();
  private made = 0;

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
    const analysis = { format, ...analyse(format, document.getText(), { limit: MOST_PROBLEMS }) };
    this.known.set(document, { version, languageId, analysis });
    return analysis;
  }
}
