import * as vscode from 'vscode';
import { samples } from './all-samples';
import { reasonOf, text } from './context';
import type { Playground } from './playground';
import type { EditorServices } from './services';

const FOLDER = 'turnsmith-samples';

interface Choice extends vscode.QuickPickItem {
  readonly folder: vscode.Uri | null;
}

/** Registers `Turnsmith: Open Samples`: copies of what ships, in a folder of the user's, with the first one beside its playground. */
export function registerOpenSamples(
  services: EditorServices,
  playground: Playground,
  extensionUri: vscode.Uri,
): vscode.Disposable {
  return vscode.commands.registerCommand('turnsmith.openSamples', async () => {
    const parent = await chooseFolder(services);
    const [first] = samples;
    if (!parent || first === undefined) return;
    const folder = vscode.Uri.joinPath(parent, FOLDER);
    try {
      await vscode.window.withProgress(
        { location: vscode.ProgressLocation.Notification, title: text(services, 'editor.samples.copying') },
        () => copyMissing(extensionUri, folder),
      );
    } catch (error) {
      const args = { name: folder.path, reason: reasonOf(error) };
      void vscode.window.showErrorMessage(text(services, 'editor.samples.failed', args));
      return;
    }
    if (!vscode.workspace.getWorkspaceFolder(folder)) {
      await vscode.commands.executeCommand('vscode.openFolder', folder, { forceNewWindow: true });
      return;
    }
    const uri = vscode.Uri.joinPath(folder, first);
    await vscode.window.showTextDocument(uri, { preview: false });
    await playground.open(uri);
  });
}

async function chooseFolder(services: EditorServices): Promise<vscode.Uri | undefined> {
  const open = (vscode.workspace.workspaceFolders ?? []).map(({ name, uri }): Choice => ({
    label: `$(folder) ${name}/${FOLDER}`,
    folder: uri,
  }));
  const other: Choice = { label: `$(folder-opened) ${text(services, 'editor.samples.other-folder')}`, folder: null };
  const placeHolder = text(services, 'editor.samples.choose', { count: samples.length });
  const chosen = open.length > 0 ? await vscode.window.showQuickPick([...open, other], { placeHolder }) : other;
  if (!chosen || chosen.folder) return chosen?.folder ?? undefined;
  const openLabel = text(services, 'editor.samples.copy');
  const [folder] =
    (await vscode.window.showOpenDialog({ canSelectFiles: false, canSelectFolders: true, openLabel })) ?? [];
  return folder;
}

/** Copies every sample that isn't there; what is there stays as it is. Throws when the folder can't be written. */
async function copyMissing(extensionUri: vscode.Uri, folder: vscode.Uri): Promise<void> {
  const { fs } = vscode.workspace;
  for (const name of samples) {
    const copy = vscode.Uri.joinPath(folder, name);
    if (await isThere(copy)) continue;
    await fs.writeFile(copy, await fs.readFile(vscode.Uri.joinPath(extensionUri, name)));
  }
  const place = vscode.Uri.joinPath(folder, '.vscode', 'turnsmith.json');
  const begin = `${JSON.stringify({ play: samples[0] }, null, 2)}\n`;
  if (!(await isThere(place))) await fs.writeFile(place, new TextEncoder().encode(begin));
}

async function isThere(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
