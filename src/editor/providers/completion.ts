import * as vscode from 'vscode';
import { ENGLISH } from '../../l10n/english';
import { completions } from '../../language/assistance';
import type { Analyses } from '../analyses';
import { fromPosition, toRange } from '../convert';
import { SELECTOR } from './selector';

const MAX_FILES = 200;

/** Offers on demand; no character calls for them by itself. */
export function registerCompletion(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerCompletionItemProvider(SELECTOR, {
    async provideCompletionItems(document, position) {
      const analysis = analyses.of(document);
      if (!analysis) return [];
      const { format, definition } = analysis;
      const files = format.companions ? await filesBeside(document.uri) : [];
      return completions(format, definition, fromPosition(position), ENGLISH, files).map((offer, index) => {
        const item = new vscode.CompletionItem({ label: offer.label, description: offer.detail });
        item.kind = vscode.CompletionItemKind.Value;
        item.insertText = offer.insertText;
        item.range = toRange(offer.range);
        // In the order of the table, whatever the user has typed so far.
        item.sortText = String(index).padStart(4, '0');
        item.filterText = document.getText(item.range) || offer.insertText;
        return item;
      });
    },
  });
}

/** The files in a file's folder, as paths from there. */
async function filesBeside(uri: vscode.Uri): Promise<string[]> {
  const entries = await vscode.workspace.fs.readDirectory(vscode.Uri.joinPath(uri, '..')).then(
    (list) => list,
    () => [],
  );
  const names = entries.filter(([, type]) => type & vscode.FileType.File).map(([name]) => name);
  return names.sort().slice(0, MAX_FILES);
}
