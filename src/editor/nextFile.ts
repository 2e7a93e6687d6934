import * as vscode from 'vscode';
import type { Registry } from '../games/registry';
import { folderOf, nameOf } from './addresses';

/** The file of the same game that comes after a file in its folder, by their names; `undefined` after the last one. */
export async function nextFile(registry: Registry, file: vscode.Uri): Promise<vscode.Uri | undefined> {
  const languageId = registry.formatOfPath(file.path)?.languageId;
  if (languageId === undefined) return undefined;
  const folder = folderOf(file);
  const entries = await vscode.workspace.fs.readDirectory(folder).then(undefined, () => []);
  const order = new Intl.Collator('en', { numeric: true }).compare;
  const names = entries
    .filter(([name, type]) => type & vscode.FileType.File && registry.formatOfPath(name)?.languageId === languageId)
    .map(([name]) => name)
    .sort(order);
  const next = names.find((name) => order(name, nameOf(file)) > 0);
  return next === undefined ? undefined : vscode.Uri.joinPath(folder, next);
}
