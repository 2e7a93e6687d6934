import * as vscode from 'vscode';
import type { EditorServices } from '../services';

/** What folds. Without a file's own ranges VS Code would fold by indentation, which in a grid means nothing. */
export function registerFolding({ selector, analyses }: EditorServices): vscode.Disposable {
  return vscode.languages.registerFoldingRangeProvider(selector, {
    provideFoldingRanges(document) {
      const parsed = analyses.parsed(document);
      const ranges = parsed?.format.foldings?.(parsed.definition) ?? [];
      return ranges.map(({ startLine, endLine, kind }) => {
        const { Comment, Region } = vscode.FoldingRangeKind;
        return new vscode.FoldingRange(startLine, endLine, kind === 'comment' ? Comment : Region);
      });
    },
  });
}
