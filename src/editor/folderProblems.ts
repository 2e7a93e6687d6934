import * as vscode from 'vscode';
import { SourceText } from '../core/sourceText';
import { analyse, MAX_TEXT_LENGTH, type Analysis } from '../games/analysis';
import { FORMATS, recogniseFormat, type AnyFormat } from '../games/formats';
import { ENGLISH } from '../l10n/english';
import { diagnostics } from '../language/diagnostics';
import { companionUri } from './analyses';
import { toDiagnostic } from './diagnostics';
import { readFromDisk, type FileTexts } from './fileTexts';
import { affectsSeverity, recognisesText, severityChoices } from './settings';

/** More problems of a file than VS Code shows. */
const MAX_PROBLEMS = 1000;

/** A file that was looked at. */
interface CheckedFile {
  readonly uri: vscode.Uri;
  /** The addresses of the files that it names. */
  readonly named: ReadonlySet<string>;
}

/**
 * The problems of files that no editor holds, since a folder was checked. A file that is opened shows those of its document alone; when it
 * is closed, or changes on the disk, or a file that it names changes, it is looked at again, until the next check.
 */
export class FolderProblems implements vscode.Disposable {
  private readonly collection = vscode.languages.createDiagnosticCollection('turnsmith-folder');
  private readonly checked = new Map<string, CheckedFile>();
  private readonly subscriptions: vscode.Disposable[];

  constructor(private readonly texts: FileTexts) {
    const extensions = FORMATS.map(({ extension }) => extension.slice(1)).join(',');
    const watcher = vscode.workspace.createFileSystemWatcher(`**/*.{${extensions}}`, true);
    this.subscriptions = [
      this.collection,
      watcher,
      watcher.onDidChange((uri) => this.lookAgain(uri)),
      watcher.onDidDelete((uri) => this.forget(uri)),
      vscode.workspace.onDidOpenTextDocument(({ uri }) => this.collection.delete(uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.lookAgain(uri)),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (affectsSeverity(event)) for (const { uri } of this.checked.values()) this.lookAgain(uri);
      }),
      texts.onDidChange((named) => {
        for (const file of this.checked.values()) if (file.named.has(named.toString())) this.lookAgain(file.uri);
      }),
    ];
  }

  dispose(): void {
    for (const subscription of this.subscriptions) subscription.dispose();
  }

  /** Forgets all files, before another check. */
  clear(): void {
    this.checked.clear();
    this.collection.clear();
  }

  /** Looks at a file; `null` when it cannot be read or is of no game. The text of an open one is its document's, which shows its own problems. */
  async look(uri: vscode.Uri): Promise<readonly vscode.Diagnostic[] | null> {
    const open = documentOf(uri);
    const text = open ? open.getText() : await readFromDisk(uri);
    const format = text === null ? undefined : formatOf(uri, text);
    if (text === null || !format) return null;
    const { problems, named } = await this.analyse(format, uri, text, open !== undefined);
    const found = diagnostics(problems, ENGLISH, severityChoices(uri)).map((each) => toDiagnostic(each, format.page));
    this.checked.set(uri.toString(), { uri, named });
    if (!documentOf(uri)) this.collection.set(uri, found);
    return found;
  }

  private lookAgain(uri: vscode.Uri): void {
    if (this.checked.has(uri.toString()) && !documentOf(uri)) void this.look(uri);
  }

  private forget(uri: vscode.Uri): void {
    this.checked.delete(uri.toString());
    this.collection.delete(uri);
  }

  private async analyse(
    format: AnyFormat,
    uri: vscode.Uri,
    text: string,
    isDecoded: boolean,
  ): Promise<Analysis<unknown> & Pick<CheckedFile, 'named'>> {
    const options = { limit: MAX_PROBLEMS, isDecoded, further: true };
    const alone = analyse(format, text, options);
    const names = format.companions?.(alone.definition) ?? [];
    const named = new Set(names.map((name) => companionUri(uri, name).toString()));
    if (names.length === 0) return { ...alone, named };
    const read = names.map(async (name): Promise<[string, string | null]> => [
      name,
      await this.texts.read(companionUri(uri, name)),
    ]);
    return { ...analyse(format, text, { ...options, companions: new Map(await Promise.all(read)) }), named };
  }
}

function documentOf(uri: vscode.Uri): vscode.TextDocument | undefined {
  const key = uri.toString();
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === key);
}

function formatOf(uri: vscode.Uri, text: string): AnyFormat | undefined {
  const byName = FORMATS.find(({ extension }) => uri.path.endsWith(extension));
  if (byName || !recognisesText(uri)) return byName;
  return text.length > MAX_TEXT_LENGTH ? undefined : recogniseFormat(new SourceText(text));
}
