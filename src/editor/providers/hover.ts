import * as vscode from 'vscode';
import { hoverText } from '../../language/hover';
import { fromPosition, toRange } from '../convert';
import type { EditorServices } from '../services';

/** What stands where the mouse points. */
export function registerHover({ selector, analyses, language }: EditorServices): vscode.Disposable {
  return vscode.languages.registerHoverProvider(selector, {
    provideHover(document, position) {
      const parsed = analyses.parsed(document);
      const hover = parsed && hoverText(parsed, fromPosition(position), language);
      return hover && new vscode.Hover(new vscode.MarkdownString(hover.lines.join('  \n')), toRange(hover.range));
    },
  });
}
