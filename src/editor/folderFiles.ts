import * as vscode from 'vscode';
import { FORMATS } from '../games/formats';

const MAX_DEPTH = 12;
const MAX_FILES = 5000;
const EXTENSIONS = [...FORMATS.map(({ extension }) => extension), '.txt'];

/**
 * The files below a folder that may be of a game, by their names, in the order of those. It is walked by `readDirectory`, which every
 * workspace has; hidden folders, `node_modules`, links to folders and what lies very deep are passed over. A file is given as it is.
 */
export async function* folderFiles(folder: vscode.Uri): AsyncGenerator<vscode.Uri> {
  let count = 0;
  for await (const uri of walk(folder, 0)) {
    if (count++ >= MAX_FILES) return;
    yield uri;
  }
}

async function* walk(folder: vscode.Uri, depth: number): AsyncGenerator<vscode.Uri> {
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (list) => list.sort(([a], [b]) => (a < b ? -1 : 1)),
    () => null,
  );
  if (!entries) {
    if (depth === 0 && isCandidate(folder.path)) yield folder;
    return;
  }
  for (const [name, type] of entries) {
    const uri = vscode.Uri.joinPath(folder, name);
    if (type === vscode.FileType.Directory) {
      if (depth < MAX_DEPTH && !name.startsWith('.') && name !== 'node_modules') yield* walk(uri, depth + 1);
    } else if (isCandidate(name)) {
      yield uri;
    }
  }
}

function isCandidate(name: string): boolean {
  return EXTENSIONS.some((extension) => name.endsWith(extension));
}
