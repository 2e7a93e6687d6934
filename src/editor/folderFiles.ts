import * as vscode from 'vscode';
import type { Registry } from '../games/registry';
import { isPlainTextFile } from './recognition';

/** How deep a folder is walked. */
export const MAX_DEPTH = 12;

/** What a walk passed over although a game file may be in it. */
export interface PassedOver {
  /** Folders below the deepest ones that are walked. */
  tooDeep: number;
}

/**
 * The files below a folder that may be of a game, by their names, in the order of those. It is walked by `readDirectory`, which every
 * workspace has; hidden folders, `node_modules`, links to folders, what is no regular file and what lies very deep are passed over. A file is
 * given as it is.
 */
export async function* folderFiles(
  registry: Registry,
  folder: vscode.Uri,
  passedOver: PassedOver = { tooDeep: 0 },
  depth = 0,
): AsyncGenerator<vscode.Uri> {
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (list) => list.sort(([a], [b]) => (a < b ? -1 : 1)),
    () => null,
  );
  if (!entries) {
    if (depth === 0 && isCandidate(registry, folder)) yield folder;
    return;
  }
  for (const [name, type] of entries) {
    const uri = vscode.Uri.joinPath(folder, name);
    if (type === vscode.FileType.Directory) {
      if (isHidden(name)) continue;
      if (depth < MAX_DEPTH) yield* folderFiles(registry, uri, passedOver, depth + 1);
      else passedOver.tooDeep++;
    } else if (type & vscode.FileType.File && isCandidate(registry, uri)) {
      yield uri;
    }
  }
}

/** Whether a folder of this name is passed over. */
export function isHidden(name: string): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function isCandidate(registry: Registry, uri: vscode.Uri): boolean {
  return registry.formatOfPath(uri.path) !== undefined || isPlainTextFile(uri);
}
