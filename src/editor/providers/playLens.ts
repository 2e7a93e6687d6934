import * as vscode from 'vscode';
import { text } from '../context';
import type { EditorServices } from '../services';

/** “Play” above the first line. */
export function registerPlayLens(context: EditorServices): vscode.Disposable {
  return vscode.languages.registerCodeLensProvider(context.selector, {
    provideCodeLenses: ({ uri }) => [
      new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
        title: `$(play) ${text(context, 'editor.play')}`,
        command: 'turnsmith.openPlayground',
        arguments: [uri],
      }),
    ],
  });
}
