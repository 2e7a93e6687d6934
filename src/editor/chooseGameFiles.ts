import * as vscode from 'vscode';
import type { Registry } from '../games/registry';
import { nameOf } from './addresses';
import { text, type EditorContext } from './context';
import { readFromDisk } from './diskFile';
import { folderFiles } from './folderFiles';
import { formatOfFile, isPlainTextFile } from './recognition';

const MAX_FILES = 500;
const MAX_LOOKED = 5000;
const MAX_TEXTS = 100;
const MAX_TEXT_FILE_BYTES = 65_536;

interface Choice extends vscode.QuickPickItem {
  readonly uri: vscode.Uri | null;
}

/** What is special about a choice. */
export interface WantedFiles {
  /** Only files of a language. */
  readonly languageId?: string;
  /** What the choice is for. */
  readonly placeHolder?: string;
  /** How many files chance may choose at once; none when absent. */
  readonly atRandom?: number;
  /** Files that ship with the extension, on offer where the workspace has none of that name. */
  readonly samples?: readonly vscode.Uri[];
}

/**
 * Lets the user choose a game file of the workspace, or browse for any. Gives the one that was chosen, those that chance chose, or none. Chance
 * chooses other files than `current`.
 */
export async function chooseGameFiles(
  context: EditorContext,
  current: vscode.Uri | undefined,
  { languageId, placeHolder = text(context, 'editor.choose-file'), atRandom = 0, samples = [] }: WantedFiles = {},
): Promise<readonly vscode.Uri[]> {
  let others: vscode.Uri[] = [];
  const random: Choice = {
    label: `$(sparkle) ${text(context, 'editor.random-files', { count: atRandom })}`,
    uri: null,
    alwaysShow: true,
  };
  const browse: Choice = {
    label: `$(folder-opened) ${text(context, 'editor.browse')}`,
    uri: null,
    alwaysShow: true,
  };
  const cancellation = new vscode.CancellationTokenSource();
  const choices = findGameFiles(context.registry, languageId, cancellation.token).then((found): Choice[] => {
    const names = new Set(found.map(nameOf));
    const shipped = samples.filter((uri) => !names.has(nameOf(uri)));
    others = [...found, ...shipped].filter((uri) => uri.toString() !== current?.toString());
    return [
      ...found.map((uri) => ({
        label: nameOf(uri),
        description: vscode.workspace.asRelativePath(uri),
        uri,
        ...(others.includes(uri) ? {} : { iconPath: new vscode.ThemeIcon('check') }),
      })),
      ...shipped.map((uri) => ({ label: nameOf(uri), description: text(context, 'editor.sample'), uri })),
      ...(atRandom > 0 && others.length >= atRandom ? [random] : []),
      browse,
    ];
  });
  const chosen = await vscode.window.showQuickPick(choices, {
    placeHolder,
    matchOnDescription: true,
  });
  cancellation.cancel();
  cancellation.dispose();
  if (chosen === random) return anyOf(others, atRandom);
  const uri = chosen?.uri ?? (chosen ? await browseForFile(context, languageId) : undefined);
  return uri ? [uri] : [];
}

/** So many of some things, each once, by chance. */
function anyOf<T>(all: readonly T[], count: number): readonly T[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(Math.random() * left.length), 1),
  ).flat();
}

async function browseForFile(context: EditorContext, languageId: string | undefined): Promise<vscode.Uri | undefined> {
  const formats = context.registry.formats.filter((format) => isWanted(format.languageId, languageId));
  const extensions = [...formats.map(({ extension }) => extension.slice(1)), 'txt'];
  const [uri] =
    (await vscode.window.showOpenDialog({
      filters: { Turnsmith: extensions },
      openLabel: text(context, 'editor.browse-label'),
    })) ?? [];
  return uri;
}

/** The game files in the workspace's folders, of one language if any is wanted; of `.txt` files the first so many are looked into. */
async function findGameFiles(
  registry: Registry,
  languageId: string | undefined,
  token: vscode.CancellationToken,
): Promise<vscode.Uri[]> {
  const found: vscode.Uri[] = [];
  let looked = 0;
  let texts = 0;
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    for await (const uri of folderFiles(registry, folder.uri)) {
      if (token.isCancellationRequested || found.length >= MAX_FILES || looked++ >= MAX_LOOKED) return found;
      const told = registry.formatOfPath(uri.path)?.languageId;
      const language =
        !told && isPlainTextFile(uri) && texts++ < MAX_TEXTS ? await languageOfText(registry, uri) : told;
      if (language !== undefined && isWanted(language, languageId)) found.push(uri);
    }
  }
  return found;
}

async function languageOfText(registry: Registry, uri: vscode.Uri): Promise<string | undefined> {
  try {
    const content = await readFromDisk(uri, MAX_TEXT_FILE_BYTES);
    return typeof content === 'object' && content ? formatOfFile(registry, uri, content.text)?.languageId : undefined;
  } catch {
    return undefined; // a format that fails at one file must not keep the others from the list
  }
}

function isWanted(languageId: string, wanted: string | undefined): boolean {
  return wanted === undefined || languageId === wanted;
}
