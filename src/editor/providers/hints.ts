import * as vscode from 'vscode';
import { canBeUsed, findUses } from '../../games/fileUses';
import { inlayHints } from '../../language/hints';
import { addressOf, documentAt, uriAt } from '../addresses';
import { toPosition, toRange } from '../convert';
import type { EditorServices } from '../services';

/** Remarks behind lines; they may depend on the files that name this one. */
export function registerHints(context: EditorServices): vscode.Disposable {
  const { registry, selector, analyses, files, language } = context;
  const outdated = new vscode.EventEmitter<void>();
  const watching = files.onDidChange((uri) => {
    if (mayNameOthers(context, uri)) outdated.fire();
  });
  const provider = vscode.languages.registerInlayHintsProvider(selector, {
    onDidChangeInlayHints: outdated.event,
    async provideInlayHints(document, range, token) {
      const { languageId, uri } = document;
      const isWanted = analyses.parsed(document)?.format.hints !== undefined && canBeUsed(registry, languageId);
      const file = { address: addressOf(uri), languageId };
      // The most telling one is enough.
      const uses = isWanted ? await findUses(registry, file, files, token, 1) : [];
      const parsed = analyses.parsed(document);
      if (!parsed || token.isCancellationRequested) return [];
      return inlayHints(parsed, uses, language)
        .filter(({ position }) => range.contains(toPosition(position)))
        .map(({ position, label, origin }) => {
          const hint = new vscode.InlayHint(toPosition(position), label);
          const address = uses.find((use) => use === origin?.use)?.address;
          if (origin && address !== undefined) {
            const part = new vscode.InlayHintLabelPart(label);
            part.location = new vscode.Location(uriAt(address), toRange(origin.range));
            hint.label = [part];
          }
          hint.paddingLeft = true;
          return hint;
        });
    },
  });
  return vscode.Disposable.from(provider, watching, outdated);
}

function mayNameOthers({ registry }: EditorServices, uri: vscode.Uri): boolean {
  const languageId = documentAt(addressOf(uri))?.languageId;
  const format = languageId === undefined ? undefined : registry.formatOfLanguage(languageId);
  return (format ?? registry.formatOfPath(uri.path))?.referencedLanguages !== undefined;
}
