import * as vscode from 'vscode';
import { Owner } from './owner';
import type { EditorContext } from './context';

/** The first steps of the walkthrough: a text with a mistake, and to know when it is repaired. */
export class Mistake extends Owner {
  private readonly opened = new Set<vscode.TextDocument>();

  constructor(private readonly context: EditorContext) {
    super();
    this.own(
      vscode.commands.registerCommand('turnsmith.openMistake', () => this.open()),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => this.look(uris)),
      vscode.workspace.onDidCloseTextDocument((document) => this.opened.delete(document)),
    );
  }

  private async open(): Promise<void> {
    const format = this.context.registry.formats.find(({ mistake }) => mistake !== undefined);
    if (!format?.mistake) return;
    const document = await vscode.workspace.openTextDocument({ language: format.languageId, content: format.mistake });
    this.opened.add(document);
    await vscode.window.showTextDocument(document);
  }

  private look(uris: readonly vscode.Uri[]): void {
    for (const document of this.opened) {
      const isChanged = document.version > 1 && uris.some((uri) => uri.toString() === document.uri.toString());
      const isWrong = ({ severity }: vscode.Diagnostic): boolean => severity <= vscode.DiagnosticSeverity.Warning;
      if (!isChanged || vscode.languages.getDiagnostics(document.uri).some(isWrong)) continue;
      this.opened.delete(document);
      void vscode.commands.executeCommand('setContext', 'turnsmith.isMistakeRepaired', true);
    }
  }
}
