import * as vscode from 'vscode';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import { nameOf, type Arenas } from './arenas';

interface Choice extends vscode.QuickPickItem {
  readonly uri: vscode.Uri;
}

/**
 * What a medic file is played by: the one arena that names it; of several the one that the user chooses, or the file itself, which is a drill; without any
 * the file itself. `undefined` when the user chose nothing.
 */
export async function chooseArena(arenas: Arenas, medic: vscode.Uri): Promise<vscode.Uri | undefined> {
  const uses = await arenas.naming(medic);
  const [only] = uses;
  if (uses.length <= 1) return only?.uri ?? medic;
  const choices = uses.map(({ uri }): Choice => ({
    label: nameOf(uri),
    description: vscode.workspace.asRelativePath(uri),
    uri,
  }));
  const drill: Choice = {
    label: say(ENGLISH, { key: 'robots.editor.drill' }),
    description: say(ENGLISH, { key: 'robots.editor.drill-about' }),
    uri: medic,
  };
  const chosen = await vscode.window.showQuickPick([...choices, drill], {
    placeHolder: say(ENGLISH, { key: 'robots.editor.choose-arena', args: { name: nameOf(medic) } }),
  });
  return chosen?.uri;
}
