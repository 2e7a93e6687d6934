import * as vscode from 'vscode';
import type { TextEdit } from '../../core/textEdit';
import { ENGLISH } from '../../l10n/english';
import { codeActions, refactors } from '../../language/fixes';
import type { Analyses } from '../analyses';
import { fromRange, toRange, toTextEdit } from '../convert';
import { SELECTOR } from './selector';

/** Repairs of problems, and changes at the author's wish. */
export function registerCodeActions(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerCodeActionsProvider(
    SELECTOR,
    {
      provideCodeActions: (document, range, context) => [
        ...quickFixes(analyses, document, range, context),
        ...rewrites(analyses, document, range),
      ],
    },
    { providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.RefactorRewrite] },
  );
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
      const action = actionFor(title, vscode.CodeActionKind.QuickFix, document.uri, edits);
      action.isPreferred = isPreferred;
      action.diagnostics = context.diagnostics.filter(
        ({ code, range: place }) =>
          typeof code === 'object' && code.value === problem.code && place.isEqual(toRange(problem.range)),
      );
      return action;
    },
  );
}

function rewrites(analyses: Analyses, document: vscode.TextDocument, range: vscode.Range): vscode.CodeAction[] {
  const analysis = analyses.of(document);
  if (!analysis) return [];
  return refactors(analysis.format, analysis.definition, range.start.line, ENGLISH).map(({ title, edits }) =>
    actionFor(title, vscode.CodeActionKind.RefactorRewrite, document.uri, edits),
  );
}

function actionFor(
  title: string,
  kind: vscode.CodeActionKind,
  uri: vscode.Uri,
  edits: readonly TextEdit[],
): vscode.CodeAction {
  const action = new vscode.CodeAction(title, kind);
  action.edit = new vscode.WorkspaceEdit();
  action.edit.set(uri, edits.map(toTextEdit));
  return action;
}
