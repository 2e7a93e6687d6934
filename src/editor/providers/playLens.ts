import * as vscode from 'vscode';
import { ENGLISH } from '../../l10n/english';
import { say } from '../../l10n/text';
import { SELECTOR } from './selector';

/** “Play” above the first line. */
export function registerPlayLens(): vscode.Disposable {
  return vscode.languages.registerCodeLensProvider(SELECTOR, {
    provideCodeLenses: ({ uri }) => [
      new vscode.CodeLens(new vscode.Range(0, 0, 0, 0), {
        title: `$(play) ${say(ENGLISH, { key: 'editor.play' })}`,
        command: 'turnsmith.openPlayground',
        arguments: [uri],
      }),
    ],
  });
}
