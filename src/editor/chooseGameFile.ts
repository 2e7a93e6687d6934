import * as vscode from 'vscode';
import { SourceText } from '../core/sourceText';
import { FORMATS, recogniseFormat, type AnyFormat } from '../games/formats';
import { ENGLISH } from '../l10n/english';
import { say } from '../l10n/text';
import { folderFiles } from './folderFiles';

const MAX_FILES = 500;
const MAX_TEXTS = 100;
const MAX_TEXT_FILE_BYTES = 65_536;

interface Choice extends vscode.QuickPickItem {
  readonly uri: vscode.Uri | null;
}

/** Lets the user choose a game file of the workspace, or one of a language, or browse for any; `undefined` when nothing was chosen. */
export async function chooseGameFile(
  current: vscode.Uri | undefined,
  languageId?: string,
): Promise<vscode.Uri | undefined> {
  const formats = FORMATS.filter((format) => languageId === undefined || format.languageId === languageId);
  const browse: Choice = {
    label: `$(folder-opened) ${say(ENGLISH, { key: 'editor.browse' })}`,
    uri: null,
    alwaysShow: true,
  };
  const cancellation = new vscode.CancellationTokenSource();
  const choices = findGameFiles(formats, cancellation.token).then((found): Choice[] => [
    ...found.map((uri) => ({
      label: uri.path.slice(uri.path.lastIndexOf('/') + 1),
      description: vscode.workspace.asRelativePath(uri),
      uri,
      ...(uri.toString() === current?.toString() ? { iconPath: new vscode.ThemeIcon('check') } : {}),
    })),
    browse,
  ]);
  const chosen = await vscode.window.showQuickPick(choices, {
    placeHolder: say(ENGLISH, { key: 'editor.choose-file' }),
    matchOnDescription: true,
  });
  cancellation.cancel();
  cancellation.dispose();
  return chosen?.uri ?? (chosen ? browseForFile(formats) : undefined);
}

async function browseForFile(formats: readonly AnyFormat[]): Promise<vscode.Uri | undefined> {
  const extensions = [...formats.map(({ extension }) => extension.slice(1)), 'txt'];
  const [uri] =
    (await vscode.window.showOpenDialog({
      filters: { Turnsmith: extensions },
      openLabel: say(ENGLISH, { key: 'editor.browse-label' }),
    })) ?? [];
  return uri;
}

/** The game files of the formats in the workspace's folders; of `.txt` files the first so many are looked into. */
async function findGameFiles(formats: readonly AnyFormat[], token: vscode.CancellationToken): Promise<vscode.Uri[]> {
  const found: vscode.Uri[] = [];
  let texts = 0;
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    for await (const uri of folderFiles(folder.uri)) {
      if (token.isCancellationRequested || found.length >= MAX_FILES) return found;
      const isTold = formats.some(({ extension }) => uri.path.endsWith(extension));
      const isGuessed = uri.path.endsWith('.txt') && texts++ < MAX_TEXTS && (await isGameText(uri, formats));
      if (isTold || isGuessed) found.push(uri);
    }
  }
  return found;
}

async function isGameText(uri: vscode.Uri, formats: readonly AnyFormat[]): Promise<boolean> {
  try {
    if ((await vscode.workspace.fs.stat(uri)).size > MAX_TEXT_FILE_BYTES) return false;
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
    const format = recogniseFormat(new SourceText(text));
    return format !== undefined && formats.includes(format);
  } catch {
    return false;
  }
}
