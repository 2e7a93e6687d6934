import * as vscode from 'vscode';
import { NOT_CANCELLED } from '../core/cancellation';
import { canBeUsed, findUses } from '../games/fileUses';
import { addressOf, nameOf, uriAt } from './addresses';
import { text } from './context';
import type { EditorServices } from './services';

interface Choice extends vscode.QuickPickItem {
  readonly uri: vscode.Uri;
}

/**
 * What plays a file that others may name: the one file that names it; of several the one that the user chooses, or the file by itself; without any
 * the file by itself. `undefined` when the user chose nothing.
 */
export async function chooseUser(
  services: EditorServices,
  { uri, languageId }: vscode.TextDocument,
): Promise<vscode.Uri | undefined> {
  const { registry, files } = services;
  if (!canBeUsed(registry, languageId)) return uri;
  const uses = await findUses(registry, { address: addressOf(uri), languageId }, files, NOT_CANCELLED);
  const users = uses.map(({ address }) => uriAt(address));
  if (users.length <= 1) return users[0] ?? uri;
  const name = nameOf(uri);
  const alone: Choice = {
    label: text(services, 'editor.play-alone'),
    description: text(services, 'editor.play-alone-about', { name }),
    uri,
  };
  const choices = users.map((user): Choice => ({
    label: nameOf(user),
    description: vscode.workspace.asRelativePath(user),
    uri: user,
  }));
  const placeHolder = text(services, 'editor.choose-user', { name });
  return (await vscode.window.showQuickPick([...choices, alone], { placeHolder }))?.uri;
}
