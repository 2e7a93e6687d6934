import * as vscode from 'vscode';
import type { FileAnalysis } from '../games/analyseWithFiles';
import { diagnostics } from '../language/diagnostics';
import { isWritable } from './addresses';
import { reasonOf, text, type EditorContext } from './context';
import { toRange, toSeverity } from './convert';
import { explanationOf } from './explain';
import { Owner } from './owner';
import type { EditorServices } from './services';
import { affectsSeverity, severityChoices } from './settings';

/** How long after the last key a text is looked at, in milliseconds. */
const QUIET = 150;

const SOURCE = 'turnsmith';

/** Keeps VS Code's list of problems true to the open documents, saved or not. */
export class DiagnosticsPublisher extends Owner {
  private readonly collection = vscode.languages.createDiagnosticCollection(SOURCE);
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  /** What is to be published of each document: what an older analysis found, which comes later, is not. */
  private readonly wanted = new WeakMap<vscode.TextDocument, Promise<readonly vscode.Diagnostic[] | null>>();

  constructor(private readonly services: EditorServices) {
    super();
    this.own(
      this.collection,
      vscode.workspace.onDidOpenTextDocument((document) => void this.publish(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.publishSoon(document)),
      services.analyses.onDidOutdate((document) => this.publishSoon(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.forget(document)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affectsSeverity(event)) this.publishAll();
      }),
    );
    this.publishAll();
  }

  override dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    super.dispose();
  }

  private publishAll(): void {
    for (const document of vscode.workspace.textDocuments) void this.publish(document);
  }

  private publishSoon(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.set(
      document,
      setTimeout(() => void this.publish(document), QUIET),
    );
  }

  private async publish(document: vscode.TextDocument): Promise<void> {
    this.stopTimer(document);
    if (!isWritable(document.uri)) return;
    const wanted = this.find(document);
    this.wanted.set(document, wanted);
    const found = await wanted;
    if (found && this.wanted.get(document) === wanted) this.collection.set(document.uri, found);
  }

  /** What is wrong with a document; `null` when it is of no game. */
  private async find(document: vscode.TextDocument): Promise<readonly vscode.Diagnostic[] | null> {
    try {
      const analysis = await this.services.analyses.analysis(document);
      return analysis && toDiagnostics(this.services, document.uri, analysis);
    } catch (error) {
      return [failureDiagnostic(this.services, error)];
    }
  }

  private forget(document: vscode.TextDocument): void {
    this.stopTimer(document);
    this.wanted.delete(document);
    this.collection.delete(document.uri);
  }

  private stopTimer(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
  }
}

/** What is said of a file that cannot be checked, although it should: nothing of it is known. */
export function failureDiagnostic(context: EditorContext, error: unknown): vscode.Diagnostic {
  const message = text(context, 'editor.failed', { reason: reasonOf(error) });
  const diagnostic = new vscode.Diagnostic(new vscode.Range(0, 0, 0, 0), message);
  diagnostic.source = SOURCE;
  return diagnostic;
}

/** The problems of a file as VS Code lists them, with the severities that its user chose. */
export function toDiagnostics(
  { language }: EditorContext,
  uri: vscode.Uri,
  { format, problems }: FileAnalysis,
): vscode.Diagnostic[] {
  return diagnostics(problems, language, severityChoices(uri)).map(({ range, message, severity, code }) => {
    const diagnostic = new vscode.Diagnostic(toRange(range), message, toSeverity(severity));
    diagnostic.source = SOURCE;
    diagnostic.code = { value: code, target: explanationOf(format.page, code) };
    return diagnostic;
  });
}
