import * as vscode from 'vscode';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import type { FileTexts } from './fileTexts';
import { FolderProblems } from './folderProblems';
import { folderFiles } from './folderFiles';

const COMMAND = 'turnsmith.checkFolder';

/** What a check found; the command gives it to whoever runs it. */
export interface FolderCheck {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  /** Whether its user stopped it. */
  readonly wasCancelled: boolean;
}

/** Registers `Turnsmith: Check Folder`: the problems of all game files below the folders that were clicked, or of the whole workspace. */
export function registerCheckFolder(texts: FileTexts): vscode.Disposable {
  const problems = new FolderProblems(texts);
  const command = vscode.commands.registerCommand(COMMAND, (clicked: unknown, selected: unknown) =>
    check(foldersOf(clicked, selected), problems),
  );
  return vscode.Disposable.from(problems, command);
}

function foldersOf(clicked: unknown, selected: unknown): vscode.Uri[] {
  const chosen = Array.isArray(selected) && selected.length > 0 ? selected : [clicked];
  const uris = chosen.filter((each) => each instanceof vscode.Uri);
  return uris.length > 0 ? uris : (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
}

async function check(folders: readonly vscode.Uri[], problems: FolderProblems): Promise<FolderCheck | undefined> {
  if (folders.length === 0) {
    void vscode.window.showInformationMessage(say(ENGLISH, { key: 'editor.check.no-folder' }));
    return undefined;
  }
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: say(ENGLISH, { key: 'editor.check.title' }),
    cancellable: true,
  };
  const found = await vscode.window.withProgress(options, (progress, token) =>
    checkAll(folders, problems, progress, token),
  );
  const key = found.wasCancelled ? 'editor.check.stopped' : 'editor.check.done';
  const { files: count, errors, warnings } = found;
  void vscode.window.showInformationMessage(say(ENGLISH, { key, args: { count, errors, warnings } }));
  return found;
}

async function checkAll(
  folders: readonly vscode.Uri[],
  problems: FolderProblems,
  progress: vscode.Progress<{ message: string }>,
  token: vscode.CancellationToken,
): Promise<FolderCheck> {
  let files = 0;
  let errors = 0;
  let warnings = 0;
  problems.clear();
  for (const folder of folders) {
    for await (const uri of folderFiles(folder)) {
      if (token.isCancellationRequested) return { files, errors, warnings, wasCancelled: true };
      progress.report({ message: vscode.workspace.asRelativePath(uri) });
      const found = await problems.look(uri);
      if (!found) continue;
      files++;
      errors += countOf(found, vscode.DiagnosticSeverity.Error);
      warnings += countOf(found, vscode.DiagnosticSeverity.Warning);
    }
  }
  return { files, errors, warnings, wasCancelled: false };
}

function countOf(diagnostics: readonly vscode.Diagnostic[], wanted: vscode.DiagnosticSeverity): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}
