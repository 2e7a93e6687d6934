import type * as vscode from 'vscode';
import { Analyses } from './analyses';
import type { EditorContext } from './context';
import { EditorFiles } from './editorFiles';
import { Parses } from './parses';
import { JobPool } from './pool';
import { Sessions } from './sessions';

/** What every feature of the editor answers from. */
export interface EditorServices extends EditorContext, vscode.Disposable {
  /** The documents of all games. */
  readonly selector: vscode.DocumentSelector;
  readonly parses: Parses;
  readonly files: EditorFiles;
  readonly analyses: Analyses;
  readonly jobs: JobPool;
  readonly sessions: Sessions;
}

/** Everything that features share, made once. */
export function createServices(context: EditorContext, extensionUri: vscode.Uri): EditorServices {
  const { registry } = context;
  const parses = new Parses(registry);
  const files = new EditorFiles(registry, parses);
  const analyses = new Analyses(registry, files, parses);
  const jobs = new JobPool(extensionUri);
  const selector = registry.formats.map(({ languageId }) => ({ language: languageId }));
  const dispose = (): void => {
    for (const each of [analyses, files, jobs]) each.dispose();
  };
  return { ...context, selector, parses, files, analyses, jobs, sessions: new Sessions(), dispose };
}
