import * as vscode from 'vscode';
import { addressOf, uriAt } from '../addresses';
import { rangeContains } from '../../core/range';
import { references } from '../../games/analysis';
import type { Reference } from '../../games/fileFormat';
import { fromPosition, toRange } from '../convert';
import type { EditorServices } from '../services';

/** The words that name other files lead there, by a click and by “Go to Definition”. */
export function registerLinks(context: EditorServices): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.languages.registerDocumentLinkProvider(context.selector, {
      provideDocumentLinks: (document) =>
        referencesOf(context, document).map(
          (reference) => new vscode.DocumentLink(toRange(reference.range), targetOf(context, document, reference)),
        ),
    }),
    vscode.languages.registerDefinitionProvider(context.selector, {
      provideDefinition: (document, position) => {
        const reference = referenceAt(context, document, position);
        return reference && new vscode.Location(targetOf(context, document, reference), new vscode.Position(0, 0));
      },
    }),
  );
}

/** The place in a document that names another file, at a position. */
export function referenceAt(
  context: EditorServices,
  document: vscode.TextDocument,
  position: vscode.Position,
): Reference | undefined {
  return referencesOf(context, document).find(({ range }) => rangeContains(range, fromPosition(position)));
}

/** The file that a place in a document names. */
export function targetOf({ files }: EditorServices, { uri }: vscode.TextDocument, { path }: Reference): vscode.Uri {
  return uriAt(files.resolve(addressOf(uri), path));
}

function referencesOf({ analyses }: EditorServices, document: vscode.TextDocument): readonly Reference[] {
  const parsed = analyses.parsed(document);
  return parsed ? references(parsed) : [];
}
