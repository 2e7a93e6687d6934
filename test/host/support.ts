import { expect } from 'chai';
import * as vscode from 'vscode';
import type { TextArguments } from '../../src/core/message';
import type { TurnsmithApi } from '../../src/extension';
import { GAMES } from '../../src/games/games';
import { createRegistry, gameTables } from '../../src/games/registry';
import { createLanguage, say } from '../../src/l10n/text';
import type { HostMessage } from '../../src/play/messages';

const EXTENSION = 'turnsmith.turnsmith';

/** As many changes as are ever offered: VS Code resolves so many when it is asked to. */
const MANY = 100;

/** The extension's own interface; activates it. */
export async function api(): Promise<TurnsmithApi> {
  const extension = vscode.extensions.getExtension<TurnsmithApi>(EXTENSION);
  expect(extension, 'the extension is installed').to.exist;
  return (extension as vscode.Extension<TurnsmithApi>).activate();
}

/** Says something in the panel's name; whoever began to wait for an answer before hears it. */
export async function receive(message: unknown): Promise<void> {
  const { receiveMessage } = await api();
  receiveMessage(message);
}

/** A file of the workspace that the host was started on. */
export function fixture(name: string): vscode.Uri {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  expect(folder, 'a folder is open').to.exist;
  return vscode.Uri.joinPath((folder as vscode.WorkspaceFolder).uri, name);
}

let files = 0;

/** A new file of the workspace, with a name of its own. */
export async function newFile(extension: string, content: string): Promise<vscode.Uri> {
  const uri = fixture(`new-${++files}.${extension}`);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(content));
  return uri;
}

/** A new file in an editor. Not an untitled one: VS Code may give the name of a closed untitled document to the next one. */
export async function openNew(extension: string, content: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(await newFile(extension, content));
}

/** A level in an editor, in a file of its own. */
export function openLevel(content: string): Promise<vscode.TextEditor> {
  return openNew('slug', content);
}

const ENGLISH = createLanguage('en', gameTables(createRegistry(GAMES), 'en', ['problems', 'editor']));

/** The text of a key as the editor says it. */
export function said(key: string, args: TextArguments = {}): string {
  return say(ENGLISH, { key, args });
}

/** A file's name without its folders. */
export function nameOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The changes that are offered at a place, with their edits, by their titles. */
export async function actionsAt(
  uri: vscode.Uri,
  line: number,
  character = 0,
): Promise<ReadonlyMap<string, vscode.CodeAction>> {
  const place = new vscode.Position(line, character);
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
    'vscode.executeCodeActionProvider',
    uri,
    new vscode.Range(place, place),
    undefined,
    MANY,
  );
  return new Map(actions.map((action) => [action.title, action]));
}

/** The text of an open document after a change that must be on offer at a place. */
export async function textAfter(uri: vscode.Uri, title: string, line: number, character = 0): Promise<string> {
  const actions = await actionsAt(uri, line, character);
  expect([...actions.keys()]).to.include(title);
  const edit = actions.get(title)?.edit;
  if (edit) await vscode.workspace.applyEdit(edit);
  return (await vscode.workspace.openTextDocument(uri)).getText();
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

/** Waits for the next message of a kind that the playground's panel is told, or the next such one with a property. */
export async function nextMessage<Type extends HostMessage['type']>(
  type: Type,
  hasProperty: (message: Extract<HostMessage, { type: Type }>) => boolean = () => true,
): Promise<Extract<HostMessage, { type: Type }>> {
  const { onDidSendMessage } = await api();
  const isOfType = (message: HostMessage): message is Extract<HostMessage, { type: Type }> => message.type === type;
  return eventually(type, onDidSendMessage, (message) =>
    message && isOfType(message) && hasProperty(message) ? message : undefined,
  );
}

/** Accepts a choice of the list that VS Code shows after `ask`, from 0, and waits for the effect. Asks again where the list closed unanswered. */
export async function acceptChoice(effect: Thenable<unknown>, ask: () => void, choice = 0): Promise<void> {
  let isDone = false;
  const done = Promise.resolve(effect).finally(() => (isDone = true));
  while (!isDone) {
    ask();
    await pause(500);
    for (let i = 0; i < choice; i++) await vscode.commands.executeCommand('workbench.action.quickOpenSelectNext');
    for (let i = 0; i < 10 && !isDone; i++) {
      await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
      await Promise.race([done, pause(200)]);
    }
  }
  await done;
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
  const shown = vscode.window.tabGroups.all.flatMap(({ tabs, viewColumn }) =>
    tabs.flatMap(({ input, isDirty }) =>
      isDirty && input instanceof vscode.TabInputText ? [{ uri: input.uri, viewColumn }] : [],
    ),
  );
  for (const { uri, viewColumn } of shown) {
    await vscode.window.showTextDocument(uri, { viewColumn });
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  }
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
}

/** Lets a number of milliseconds pass, to show that nothing happens in them. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
