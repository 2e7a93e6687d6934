import * as vscode from 'vscode';

/** A file's name without its folders. */
export function nameOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder that a file lies in. */
export function folderOf(file: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(file, '..');
}

/** A URI as text: what files are known by. */
export function addressOf(uri: vscode.Uri): string {
  return uri.toString();
}

/** The URI of an address. */
export function uriAt(address: string): vscode.Uri {
  return vscode.Uri.parse(address);
}

/** The open document at an address. */
export function documentAt(address: string): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find(({ uri }) => addressOf(uri) === address);
}

/** Whether an address is among some, or lies in a folder that is. */
export function isWithin(address: string, places: ReadonlySet<string>): boolean {
  for (let at = address; at.includes('/'); at = at.slice(0, at.lastIndexOf('/'))) if (places.has(at)) return true;
  return false;
}

/** Whether a file is one that its user writes, and no earlier version of one or the like, which an editor may show beside it. */
export function isWritable({ scheme }: vscode.Uri): boolean {
  const { workspaceFolders = [], fs } = vscode.workspace;
  return (
    scheme === 'untitled' ||
    workspaceFolders.some(({ uri }) => uri.scheme === scheme) ||
    fs.isWritableFileSystem(scheme) === true
  );
}
