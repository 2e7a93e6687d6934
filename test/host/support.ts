import { expect } from 'chai';
import * as vscode from 'vscode';
import type { TurnsmithApi } from '../../src/extension';

const EXTENSION = 'turnsmith.turnsmith';

/** The extension's own interface; activates it. */
export async function api(): Promise<TurnsmithApi> {
  const extension = vscode.extensions.getExtension<TurnsmithApi>(EXTENSION);
  expect(extension, 'the extension is installed').to.exist;
  return (extension as vscode.Extension<TurnsmithApi>).activate();
}

/** A file of the workspace that the host was started on. */
export function fixture(name: string): vscode.Uri {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  expect(folder, 'a folder is open').to.exist;
  return vscode.Uri.joinPath((folder as vscode.WorkspaceFolder).uri, name);
}

let levels = 0;

/** A level in an editor, in a file of its own: VS Code may give the name of a closed untitled document to the next one. */
export async function openLevel(content: string): Promise<vscode.TextEditor> {
  const uri = fixture(`level-${++levels}.slug`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  return vscode.window.showTextDocument(uri);
}

/** Waits until the probe gives something, which is looked at whenever the event fires; fails after ten seconds. */
export async function eventually<T, E>(
  what: string,
  event: vscode.Event<E>,
  probe: (value?: E) => T | undefined,
): Promise<T> {
  const now = probe();
  if (now !== undefined) return now;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      subscription.dispose();
      reject(new Error(`waited in vain: ${what}`));
    }, 10_000);
    const subscription = event((value) => {
      const found = probe(value);
      if (found === undefined) return;
      clearTimeout(timer);
      subscription.dispose();
      resolve(found);
    });
  });
}

/** The codes of a document's problems, in order, as soon as they are those; fails with the last ones seen. */
export async function problemCodes(uri: vscode.Uri, expected: readonly string[]): Promise<vscode.Diagnostic[]> {
  const codesNow = (): string[] => vscode.languages.getDiagnostics(uri).map(codeOf);
  try {
    return await eventually('problems', vscode.languages.onDidChangeDiagnostics, () =>
      codesNow().join() === expected.join() ? vscode.languages.getDiagnostics(uri) : undefined,
    );
  } catch {
    expect(codesNow()).to.deep.equal(expected);
    return [];
  }
}

export function codeOf({ code }: vscode.Diagnostic): string {
  return typeof code === 'object' ? String(code.value) : String(code);
}

/** A range as `line:character-line:character`, from 0. */
export function show({ start, end }: vscode.Range): string {
  return `${start.line}:${start.character}-${end.line}:${end.character}`;
}

/** Replaces the whole text of an editor, as one edit. */
export async function setText(editor: vscode.TextEditor, text: string): Promise<void> {
  const everything = new vscode.Range(0, 0, editor.document.lineCount, 0);
  await editor.edit((edit) => edit.replace(everything, text));
}

/** Waits until the playground says in its title that it plays the file of this name. */
export async function playgroundPlays(name: string): Promise<void> {
  const title = `Playground: ${name}`;
  const isThere = (): boolean =>
    vscode.window.tabGroups.all.some(({ tabs }) => tabs.some(({ label }) => label === title));
  await eventually(title, vscode.window.tabGroups.onDidChangeTabs, () => (isThere() ? true : undefined));
}

/** Closes all editors; what was not saved is thrown away, so that VS Code has nothing to ask. */
export async function closeAll(): Promise<void> {
  while (vscode.window.activeTextEditor?.document.isDirty) {
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Lets a number of milliseconds pass, to show that nothing happens in them. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
