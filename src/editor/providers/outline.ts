import * as vscode from 'vscode';
import { ENGLISH } from '../../l10n/english';
import { outlineItems } from '../../language/assistance';
import type { Analyses } from '../analyses';
import { toRange, toSymbolKind } from '../convert';
import { SELECTOR } from './selector';

/** The parts of a file for the outline, the breadcrumbs and “Go to Symbol”. */
export function registerOutline(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerDocumentSymbolProvider(SELECTOR, {
    provideDocumentSymbols(document) {
      const analysis = analyses.of(document);
      if (!analysis) return [];
      return outlineItems(analysis.format, analysis.definition, ENGLISH).map(({ label, kind, range }) => {
        const place = toRange(range);
        return new vscode.DocumentSymbol(label, '', toSymbolKind(kind), place, place);
      });
    },
  });
}
