import * as vscode from 'vscode';
import type { AnyFormat } from '../games/fileFormat';
import { text, type EditorContext } from './context';

interface Choice extends vscode.QuickPickItem {
  readonly format: AnyFormat;
}

/** Registers `Turnsmith: New Game File…`: a new document of a language, with a text that plays; or that text into a document that is blank. */
export function registerNewFile(context: EditorContext): vscode.Disposable {
  return vscode.commands.registerCommand('turnsmith.newFile', (blank: unknown) =>
    blank instanceof vscode.Uri ? fill(context, blank) : create(context),
  );
}

async function create(context: EditorContext): Promise<vscode.TextDocument | undefined> {
  const choices = context.registry.formats.map((format): Choice => ({
    label: format.alias,
    description: format.extension,
    format,
  }));
  const chosen = await vscode.window.showQuickPick(choices, { placeHolder: text(context, 'editor.new-file') });
  if (!chosen) return undefined;
  const { languageId, template } = chosen.format;
  const document = await vscode.workspace.openTextDocument({ language: languageId, content: template });
  await vscode.window.showTextDocument(document);
  return document;
}

async function fill({ registry }: EditorContext, uri: vscode.Uri): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const format = registry.formatOfLanguage(document.languageId);
  if (!format || document.getText().trim() !== '') return;
  const edit = new vscode.WorkspaceEdit();
  edit.replace(uri, new vscode.Range(0, 0, document.lineCount, 0), format.template);
  await vscode.workspace.applyEdit(edit);
}
