import * as vscode from 'vscode';
import { addressOf, uriAt } from '../addresses';
import { canBeUsed, findUses } from '../../games/fileUses';
import { toRange } from '../convert';
import type { EditorServices } from '../services';
import { referenceAt, targetOf } from './links';

/** Where a file is named: asked for at a word that names it, or anywhere else in the file itself. */
export function registerReferences(context: EditorServices): vscode.Disposable {
  const { registry, selector, files } = context;
  return vscode.languages.registerReferenceProvider(selector, {
    async provideReferences(document, position, _options, token) {
      const reference = referenceAt(context, document, position);
      const { languageId } = reference ?? document;
      if (!canBeUsed(registry, languageId)) return [];
      const address = addressOf(reference ? targetOf(context, document, reference) : document.uri);
      const uses = await findUses(registry, { address, languageId }, files, token);
      return uses.flatMap((use) => {
        const uri = uriAt(use.address);
        return use.references.map(({ range }) => new vscode.Location(uri, toRange(range)));
      });
    },
  });
}
