import * as vscode from 'vscode';
import { SourceText } from '../core/sourceText';
import type { TextRange } from '../core/range';
import { NO_COMPANIONS } from '../games/analysis';
import { Arena } from '../games/robots/language/arena/arena';
import { rangeOfWord, wordFor } from '../games/robots/language/arena/arenaLine';
import { robotArenaFormat } from '../games/robots/language/arena/format';
import { medicCommandsFormat } from '../games/robots/language/medic/format';
import type { Companions } from '../games/fileFormat';
import { PLACE, writePlace } from '../games/robots/language/medic/hints';
import type { Stand } from '../games/robots/language/medic/walk';
import { companionUri } from './analyses';
import type { FileTexts } from './fileTexts';

/** How many arenas are read in a search. */
const MAX_ARENAS = 200;

/** An arena that names a medic file. */
export interface ArenaUse {
  readonly uri: vscode.Uri;
  /** The words that name it, in reading order. */
  readonly words: readonly TextRange[];
  /** Where the first robot that follows it starts; `null` when the arena does not say that right. */
  readonly start: Stand | null;
}

/** Whether a document is a medic file. */
export function isMedic({ languageId }: vscode.TextDocument): boolean {
  return languageId === medicCommandsFormat.languageId;
}

/**
 * Finds the arenas that name a medic file. An arena names files of its own folder and below it, so they stand in the folder of the medic file or above,
 * where they are sought up to the workspace's root, by `readDirectory`, which every workspace has.
 */
export class Arenas implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  private readonly subscription: vscode.Disposable;

  /** An arena may read differently. */
  readonly onDidChange = this.changed.event;

  constructor(private readonly texts: FileTexts) {
    this.subscription = texts.onDidChange(({ path }) => {
      if (path.endsWith(robotArenaFormat.extension)) this.changed.fire();
    });
  }

  dispose(): void {
    this.subscription.dispose();
    this.changed.dispose();
  }

  /** The arenas that name a medic file, those of its own folder first. */
  async naming(medic: vscode.Uri): Promise<ArenaUse[]> {
    const uses: ArenaUse[] = [];
    let left = MAX_ARENAS;
    for (const folder of foldersUpFrom(medic)) {
      const arenas = (await arenasIn(folder)).slice(0, left);
      left -= arenas.length;
      for (const use of await Promise.all(arenas.map((uri) => this.useIn(uri, medic)))) if (use) uses.push(use);
    }
    return uses;
  }

  /** What the hints of a file need besides its text: of a medic file where its medic starts, if an arena says so. */
  async neededBy(document: vscode.TextDocument): Promise<Companions> {
    if (!isMedic(document)) return NO_COMPANIONS;
    const [first] = await this.naming(document.uri);
    return first?.start ? new Map([[PLACE, writePlace(first.start)]]) : NO_COMPANIONS;
  }

  private async useIn(uri: vscode.Uri, medic: vscode.Uri): Promise<ArenaUse | null> {
    const text = await this.texts.read(uri);
    // A path that leads to the file ends in its name, whatever stands before it; this spares reading the other arenas.
    return text?.includes(nameOf(medic)) ? useOf(uri, new Arena(new SourceText(text)), medic) : null;
  }
}

function useOf(uri: vscode.Uri, { robots }: Arena, medic: vscode.Uri): ArenaUse | null {
  const key = medic.toString();
  const followers = robots.filter(
    ({ medicPath }) => medicPath?.kind === 'file' && companionUri(uri, medicPath.path).toString() === key,
  );
  if (followers.length === 0) return null;
  const words = followers.flatMap((robot) => {
    const file = wordFor(robot, 'file');
    return file ? [rangeOfWord(robot, file)] : [];
  });
  const [{ x, y, direction } = { x: null, y: null, direction: null }] = followers;
  return { uri, words, start: x === null || y === null || direction === null ? null : { x, y, direction } };
}

/** The folder of a file and those above it, up to the workspace's root; a file of no workspace has its own folder only. */
function foldersUpFrom(file: vscode.Uri): vscode.Uri[] {
  const folders = [vscode.Uri.joinPath(file, '..')];
  const root = vscode.workspace.getWorkspaceFolder(file)?.uri.path.replace(/\/$/, '');
  const depth = (path: string): number => path.split('/').filter((part) => part !== '').length;
  const [own] = folders;
  if (root === undefined || !own) return folders;
  for (let up = depth(own.path) - depth(root); up > 0; up--)
    folders.push(vscode.Uri.joinPath(folders.at(-1) ?? own, '..'));
  return folders;
}

async function arenasIn(folder: vscode.Uri): Promise<vscode.Uri[]> {
  const entries = await vscode.workspace.fs.readDirectory(folder).then(
    (list) => list,
    () => [],
  );
  return entries
    .filter(([name, type]) => type & vscode.FileType.File && name.endsWith(robotArenaFormat.extension))
    .map(([name]) => name)
    .sort()
    .map((name) => vscode.Uri.joinPath(folder, name));
}

/** A file's name without its folders. */
export function nameOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
