import * as vscode from 'vscode';
import { completions } from '../../language/completion';
import { addressOf, folderOf, nameOf, uriAt } from '../addresses';
import { fromPosition, toRange } from '../convert';
import type { EditorServices } from '../services';

const MAX_FILES = 200;

/** Offers on demand; no character calls for them by itself. */
export function registerCompletion({ selector, analyses, files, language }: EditorServices): vscode.Disposable {
  return vscode.languages.registerCompletionItemProvider(selector, {
    async provideCompletionItems(document, position) {
      const namesFiles = analyses.parsed(document)?.format.referencedLanguages !== undefined;
      const folder = addressOf(folderOf(document.uri));
      const around = namesFiles ? (await files.filesIn(folder)).slice(0, MAX_FILES) : [];
      const paths = around.map((address) => nameOf(uriAt(address)));
      const parsed = analyses.parsed(document);
      if (!parsed) return [];
      return completions(parsed, fromPosition(position), language, paths).map((offer, index) => {
        const item = new vscode.CompletionItem({ label: offer.label, description: offer.detail });
        item.kind = vscode.CompletionItemKind.Value;
        item.insertText = offer.insertText;
        item.range = toRange(offer.range);
        // In the order of the table, whatever the user has typed so far.
        item.sortText = String(index).padStart(4, '0');
        const typed = new vscode.Range(item.range.start, position);
        item.filterText = document.getText(typed) || offer.insertText;
        return item;
      });
    },
  });
}
