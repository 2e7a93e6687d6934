import * as vscode from 'vscode';
import { outlineItems } from '../../language/outline';
import { toRange, toSymbolKind } from '../convert';
import type { EditorServices } from '../services';

/** The parts of a file for the outline, the breadcrumbs and “Go to Symbol”. */
export function registerOutline({ selector, analyses, language }: EditorServices): vscode.Disposable {
  return vscode.languages.registerDocumentSymbolProvider(selector, {
    provideDocumentSymbols(document) {
      const parsed = analyses.parsed(document);
      if (!parsed) return [];
      return outlineItems(parsed, language).map(({ label, kind, range }) => {
        const place = toRange(range);
        return new vscode.DocumentSymbol(label, '', toSymbolKind(kind), place, place);
      });
    },
  });
}
