import * as vscode from 'vscode';
import { text } from '../context';
import type { EditorServices } from '../services';

/** “Play” above the first line; a text with nothing in it is offered one to begin with. */
export function registerPlayLens(context: EditorServices): vscode.Disposable {
  return vscode.languages.registerCodeLensProvider(context.selector, {
    provideCodeLenses: (document) => {
      const isBlank = document.lineCount < 100 && document.getText().trim() === '';
      return [
        new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
          title: isBlank ? `$(sparkle) ${text(context, 'editor.begin')}` : `$(play) ${text(context, 'editor.play')}`,
          command: isBlank ? 'turnsmith.newFile' : 'turnsmith.openPlayground',
          arguments: [document.uri],
        }),
      ];
    },
  });
}
