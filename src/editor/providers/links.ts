import * as vscode from 'vscode';
import type { Link } from '../../games/fileFormat';
import { companionUri, type Analyses } from '../analyses';
import { fromPosition, toRange } from '../convert';
import { rangeContains } from '../../core/range';
import { SELECTOR } from './selector';

/** The words that name other files lead there, by a click and by “Go to Definition”. */
export function registerLinks(analyses: Analyses): vscode.Disposable {
  const linksOf = (document: vscode.TextDocument): readonly Link[] => {
    const analysis = analyses.of(document);
    return analysis?.format.links?.(analysis.definition) ?? [];
  };
  return vscode.Disposable.from(
    vscode.languages.registerDocumentLinkProvider(SELECTOR, {
      provideDocumentLinks: (document) =>
        linksOf(document).map(
          ({ range, path }) => new vscode.DocumentLink(toRange(range), companionUri(document.uri, path)),
        ),
    }),
    vscode.languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: (document, position) => {
        const link = linksOf(document).find(({ range }) => rangeContains(range, fromPosition(position)));
        return link && new vscode.Location(companionUri(document.uri, link.path), new vscode.Position(0, 0));
      },
    }),
  );
}
