import * as vscode from 'vscode';
import { addressOf, documentAt } from './addresses';
import { reasonOf, text, type EditorContext } from './context';
import type { Recognition } from './recognition';

/** The document at an address, with the language that its content tells; `null`, and said so, when there is none. */
export async function openDocument(
  context: EditorContext,
  recognition: Recognition,
  uri: vscode.Uri,
): Promise<vscode.TextDocument | null> {
  try {
    if (!documentAt(addressOf(uri)) && uri.scheme !== 'untitled') await expectFile(context, uri);
    return await recognition.recognise(await vscode.workspace.openTextDocument(uri));
  } catch (error) {
    const args = { name: uri.path, reason: reasonOf(error) };
    void vscode.window.showErrorMessage(text(context, 'editor.cannot-open', args));
    return null;
  }
}

/** Throws when there is something else than a file: whoever opens a pipe waits for somebody to write into it. */
async function expectFile(context: EditorContext, uri: vscode.Uri): Promise<void> {
  const { type } = await vscode.workspace.fs.stat(uri);
  if (!(type & vscode.FileType.File)) throw new Error(text(context, 'editor.not-a-file'));
}
