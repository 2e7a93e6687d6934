import * as vscode from 'vscode';
import type { Analyses } from '../analyses';
import { SELECTOR } from './selector';

/** What folds. Without a file's own ranges VS Code would fold by indentation, which in a grid means nothing. */
export function registerFolding(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(SELECTOR, {
    provideFoldingRanges(document) {
      const analysis = analyses.of(document);
      return (analysis?.format.foldings?.(analysis.definition) ?? []).map(
        ({ startLine, endLine, kind }) =>
          new vscode.FoldingRange(
            startLine,
            endLine,
            kind === 'comment' ? vscode.FoldingRangeKind.Comment : vscode.FoldingRangeKind.Region,
          ),
      );
    },
  });
}
