import * as vscode from 'vscode';
import { ENGLISH } from '../l10n/english';
import { diagnostics, type Diagnostic } from '../language/diagnostics';
import type { Analyses } from './analyses';
import { toRange, toSeverity } from './convert';
import { explanationOf } from './explain';
import { affectsSeverity, severityChoices } from './settings';

/** How long after the last key a text is looked at, in milliseconds. */
export const QUIET = 150;

const SOURCE = 'turnsmith';

/** Keeps VS Code's list of problems true to the open documents, saved or not. */
export class DiagnosticsPublisher implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection(SOURCE);
  private readonly timers = new Map<vscode.TextDocument, ReturnType<typeof setTimeout>>();
  private readonly subscriptions: vscode.Disposable[];

  constructor(private readonly analyses: Analyses) {
    this.subscriptions = [
      this.collection,
      vscode.workspace.onDidOpenTextDocument((document) => this.publish(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.publishSoon(document)),
      analyses.onDidOutdate((document) => this.publishSoon(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.forget(document)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affectsSeverity(event)) this.publishAll();
      }),
    ];
    this.publishAll();
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  private publishAll(): void {
    for (const document of vscode.workspace.textDocuments) this.publish(document);
  }

  private publishSoon(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.set(
      document,
      setTimeout(() => this.publish(document), QUIET),
    );
  }

  private publish(document: vscode.TextDocument): void {
    this.stopTimer(document);
    const analysis = this.analyses.of(document);
    if (!analysis) return;
    const { format, problems } = analysis;
    const shown = diagnostics(problems, ENGLISH, severityChoices(document.uri));
    this.collection.set(
      document.uri,
      shown.map((diagnostic) => toDiagnostic(diagnostic, format.page)),
    );
  }

  private forget(document: vscode.TextDocument): void {
    this.stopTimer(document);
    this.collection.delete(document.uri);
  }

  private stopTimer(document: vscode.TextDocument): void {
    clearTimeout(this.timers.get(document));
    this.timers.delete(document);
  }
}

/** A problem as VS Code lists it; `page` explains its code. */
export function toDiagnostic({ range, message, severity, code }: Diagnostic, page: string): vscode.Diagnostic {
  const diagnostic = new vscode.Diagnostic(toRange(range), message, toSeverity(severity));
  diagnostic.source = SOURCE;
  diagnostic.code = { value: code, target: explanationOf(page, code) };
  return diagnostic;
}
