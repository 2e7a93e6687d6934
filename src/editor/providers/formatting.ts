import * as vscode from 'vscode';
import { formatting } from '../../language/formatting';
import type { Analyses } from '../analyses';
import { toTextEdit } from '../convert';
import { SELECTOR } from './selector';

/** Brings a file into canonical form; one with errors is left alone. */
export function registerFormatting(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerDocumentFormattingEditProvider(SELECTOR, {
    provideDocumentFormattingEdits(document) {
      const analysis = analyses.of(document);
      return analysis ? formatting(analysis.format, document.getText(), analysis).map(toTextEdit) : [];
    },
  });
}
