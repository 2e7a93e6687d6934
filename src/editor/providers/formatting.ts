import * as vscode from 'vscode';
import { formatting } from '../../language/formatting';
import { toTextEdit } from '../convert';
import type { EditorServices } from '../services';

/** Brings a file into canonical form; one with errors is left alone. */
export function registerFormatting({ selector, analyses }: EditorServices): vscode.Disposable {
  return vscode.languages.registerDocumentFormattingEditProvider(selector, {
    async provideDocumentFormattingEdits(document) {
      const { version } = document;
      const analysis = await analyses.analysis(document);
      return analysis && document.version === version ? formatting(analysis).map(toTextEdit) : [];
    },
  });
}
