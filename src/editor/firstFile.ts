import * as vscode from 'vscode';
import type { Playground } from './playground';

/** Where a folder tells which of its files is played when it is opened: `{ "play": "levels/first.slug" }`. */
const PLACE = ['.vscode', 'turnsmith.json'];

const MAX_BYTES = 10_000;

/**
 * Opens the file with which a folder begins, beside its playground and ready for a key: only where nothing is open yet, and only a file of that
 * folder. A folder that names none, or one that isn't there, opens as always.
 */
export async function openFirstFile(playground: Playground): Promise<void> {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const first = folder && !isAnythingOpen() && (await firstFileOf(folder.uri));
  if (!first) return;
  const document = await vscode.workspace.openTextDocument(first);
  if (isAnythingOpen()) return;
  await vscode.window.showTextDocument(document, { preview: false });
  await playground.open(first);
}

function isAnythingOpen(): boolean {
  return vscode.window.tabGroups.all.some(({ tabs }) =>
    tabs.some(({ input }) => input instanceof vscode.TabInputText || input instanceof vscode.TabInputWebview),
  );
}

async function firstFileOf(folder: vscode.Uri): Promise<vscode.Uri | null> {
  try {
    const place = vscode.Uri.joinPath(folder, ...PLACE);
    if ((await vscode.workspace.fs.stat(place)).size > MAX_BYTES) return null;
    const told: unknown = JSON.parse(new TextDecoder().decode(await vscode.workspace.fs.readFile(place)));
    const path = typeof told === 'object' && told && 'play' in told ? told.play : null;
    if (typeof path !== 'string') return null;
    const file = vscode.Uri.joinPath(folder, path);
    if (!file.path.startsWith(`${folder.path.replace(/\/$/, '')}/`)) return null;
    return (await vscode.workspace.fs.stat(file)).type === vscode.FileType.File ? file : null;
  } catch {
    return null; // there is none, or nothing that can be read
  }
}
