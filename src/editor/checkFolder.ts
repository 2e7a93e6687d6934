import * as vscode from 'vscode';
import { text, type EditorContext } from './context';
import { folderFiles, MAX_DEPTH } from './folderFiles';
import { MAX_FILES, type FolderProblems } from './folderProblems';

const COMMAND = 'turnsmith.checkFolder';

/** How many files are looked at at a time: most of that time they are being read. */
const LOOKS = 16;

/** How often the file that is looked at is named, in milliseconds. */
const PACE = 100;

/** What a check found; the command gives it to whoever runs it. */
export interface FolderCheck {
  files: number;
  errors: number;
  warnings: number;
  /** Whether its user stopped it. */
  wasCancelled: boolean;
  /** What was not checked, and why: files beyond the most that are, folders, files, files. */
  readonly leftOut: { tooMany: number; tooDeep: number; tooLarge: number; unreadable: number };
}

/** Registers `Turnsmith: Check Folder`: the problems of all game files below the folders that were clicked, or of the whole workspace. */
export function registerCheckFolder(context: EditorContext, problems: FolderProblems): vscode.Disposable {
  return vscode.commands.registerCommand(COMMAND, (clicked: unknown, selected: unknown) =>
    check(context, foldersOf(clicked, selected), problems),
  );
}

function foldersOf(clicked: unknown, selected: unknown): vscode.Uri[] {
  const chosen: readonly unknown[] = Array.isArray(selected) && selected.length > 0 ? selected : [clicked];
  const uris = chosen.filter((each) => each instanceof vscode.Uri);
  return uris.length > 0 ? uris : (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);
}

async function check(
  context: EditorContext,
  folders: readonly vscode.Uri[],
  problems: FolderProblems,
): Promise<FolderCheck | undefined> {
  if (folders.length === 0) {
    void vscode.window.showInformationMessage(text(context, 'editor.check.no-folder'));
    return undefined;
  }
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: text(context, 'editor.check.title'),
    cancellable: true,
  };
  const found = await vscode.window.withProgress(options, (progress, token) =>
    checkAll(context, folders, problems, progress, token),
  );
  void vscode.window.showInformationMessage(summaryOf(context, found));
  return found;
}

async function checkAll(
  { registry }: EditorContext,
  folders: readonly vscode.Uri[],
  problems: FolderProblems,
  progress: vscode.Progress<{ message: string }>,
  token: vscode.CancellationToken,
): Promise<FolderCheck> {
  const leftOut = { tooMany: 0, tooDeep: 0, tooLarge: 0, unreadable: 0 };
  const result: FolderCheck = { files: 0, errors: 0, warnings: 0, wasCancelled: false, leftOut };
  let looked = 0;
  let nextReport = 0;
  const looks = new Set<Promise<void>>();
  const look = async (uri: vscode.Uri): Promise<void> => {
    const found = await problems.look(uri);
    if (found === 'too-large') leftOut.tooLarge++;
    if (found === 'unreadable') leftOut.unreadable++;
    if (typeof found === 'string') return;
    result.files++;
    result.errors += countOf(found, vscode.DiagnosticSeverity.Error);
    result.warnings += countOf(found, vscode.DiagnosticSeverity.Warning);
  };
  problems.begin(folders);
  for (const folder of folders) {
    for await (const uri of folderFiles(registry, folder, leftOut)) {
      if (token.isCancellationRequested) return { ...result, wasCancelled: true };
      if (looked++ >= MAX_FILES) {
        leftOut.tooMany++;
        continue;
      }
      if (Date.now() >= nextReport) {
        progress.report({ message: vscode.workspace.asRelativePath(uri) });
        nextReport = Date.now() + PACE;
      }
      const started = look(uri).finally(() => looks.delete(started));
      looks.add(started);
      if (looks.size >= LOOKS) await Promise.race(looks);
    }
  }
  await Promise.all(looks);
  return result;
}

/** What is said at the end of a check. */
export function summaryOf(
  context: EditorContext,
  { files: count, errors, warnings, wasCancelled, leftOut }: FolderCheck,
): string {
  const done = text(context, wasCancelled ? 'editor.check.stopped' : 'editor.check.done', { count, errors, warnings });
  const list = Object.entries(leftOut)
    .filter(([, number]) => number > 0)
    .map(([why, number]) => {
      const limit = why === 'tooMany' ? MAX_FILES : MAX_DEPTH;
      return text(context, 'editor.check.why', { why, number, limit });
    })
    .join(', ');
  return list === '' ? done : `${done} ${text(context, 'editor.check.left-out', { list })}`;
}

function countOf(diagnostics: readonly vscode.Diagnostic[], wanted: vscode.DiagnosticSeverity): number {
  return diagnostics.filter(({ severity }) => severity === wanted).length;
}
