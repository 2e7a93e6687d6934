import * as vscode from 'vscode';
import { ENGLISH } from '../../l10n/english';
import { hoverText } from '../../language/assistance';
import type { Analyses } from '../analyses';
import { fromPosition, toRange } from '../convert';
import { SELECTOR } from './selector';

/** What stands where the mouse points. */
export function registerHover(analyses: Analyses): vscode.Disposable {
  return vscode.languages.registerHoverProvider(SELECTOR, {
    provideHover(document, position) {
      const analysis = analyses.of(document);
      const text = analysis && hoverText(analysis.format, analysis.definition, fromPosition(position), ENGLISH);
      return text && new vscode.Hover(new vscode.MarkdownString(text.lines.join('  \n')), toRange(text.range));
    },
  });
}
