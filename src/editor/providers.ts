import * as vscode from 'vscode';
import { FORMATS } from '../games/registry';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import { completions, hoverText, outlineItems } from '../language/assistance';
import { codeActions } from '../language/fixes';
import { formatting } from '../language/formatting';
import type { Analyses } from './analyses';
import { fromPosition, fromRange, toRange, toSymbolKind, toTextEdit } from './convert';

const SELECTOR: vscode.DocumentSelector = FORMATS.map(({ languageId }) => ({ language: languageId }));

/** Registers what VS Code can ask about a game file; each answer is made by the pure layers from the document's analysis. */
export function registerProviders(analyses: Analyses): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.languages.registerCompletionItemProvider(SELECTOR, {
      provideCompletionItems: (document, position) => completionItems(analyses, document, position),
    }),
    vscode.languages.registerHoverProvider(SELECTOR, {
      provideHover: (document, position) => hover(analyses, document, position),
    }),
    vscode.languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: (document) => documentSymbols(analyses, document),
    }),
    vscode.languages.registerCodeActionsProvider(
      SELECTOR,
      { provideCodeActions: (document, range, context) => quickFixes(analyses, document, range, context) },
      { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix] },
    ),
    vscode.languages.registerDocumentFormattingEditProvider(SELECTOR, {
      provideDocumentFormattingEdits: (document) => {
        const analysis = analyses.of(document);
        return analysis ? formatting(analysis.format, document.getText(), analysis).map(toTextEdit) : [];
      },
    }),
    vscode.languages.registerCodeLensProvider(SELECTOR, { provideCodeLenses: (document) => [playLens(document)] }),
  );
}

function completionItems(
  analyses: Analyses,
  document: vscode.TextDocument,
  position: vscode.Position,
): vscode.CompletionItem[] {
  const analysis = analyses.of(document);
  if (!analysis) return [];
  return completions(analysis.format, analysis.definition, fromPosition(position), ENGLISH).map((offer, index) => {
    const item = new vscode.CompletionItem({ label: offer.label, description: offer.detail });
    item.kind = vscode.CompletionItemKind.Value;
    item.insertText = offer.insertText;
    item.range = toRange(offer.range);
    // In the order of the table, whatever the user has typed so far.
    item.sortText = String(index).padStart(4, '0');
    item.filterText = document.getText(item.range) || offer.insertText;
    return item;
  });
}

function hover(analyses: Analyses, document: vscode.TextDocument, position: vscode.Position): vscode.Hover | null {
  const analysis = analyses.of(document);
  const text = analysis && hoverText(analysis.format, analysis.definition, fromPosition(position), ENGLISH);
  return text && new vscode.Hover(new vscode.MarkdownString(text.lines.join('  \n')), toRange(text.range));
}

function documentSymbols(analyses: Analyses, document: vscode.TextDocument): vscode.DocumentSymbol[] {
  const analysis = analyses.of(document);
  if (!analysis) return [];
  return outlineItems(analysis.format, analysis.definition, ENGLISH).map(({ label, kind, range }) => {
    const place = toRange(range);
    return new vscode.DocumentSymbol(label, '', toSymbolKind(kind), place, place);
  });
}

function quickFixes(
  analyses: Analyses,
  document: vscode.TextDocument,
  range: vscode.Range,
  context: vscode.CodeActionContext,
): vscode.CodeAction[] {
  const analysis = analyses.of(document);
  if (!analysis) return [];
  return codeActions(analysis.format, analysis, fromRange(range), ENGLISH).map(
    ({ title, edits, isPreferred, problem }) => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.isPreferred = isPreferred;
      action.edit = new vscode.WorkspaceEdit();
      action.edit.set(document.uri, edits.map(toTextEdit));
      action.diagnostics = context.diagnostics.filter(
        ({ code, range: place }) =>
          typeof code === 'object' && code.value === problem.code && place.isEqual(toRange(problem.range)),
      );
      return action;
    },
  );
}

function playLens({ uri }: vscode.TextDocument): vscode.CodeLens {
  return new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
    title: `$(play) ${say(ENGLISH, { key: 'editor.play' })}`,
    command: 'turnsmith.openPlayground',
    arguments: [uri],
  });
}
