import * as vscode from 'vscode';
import type { Table } from './core/message';
import { registerCheckFolder } from './editor/checkFolder';
import { reasonOf, text } from './editor/context';
import { DiagnosticsPublisher } from './editor/diagnostics';
import { registerExplain } from './editor/explain';
import { openFirstFile } from './editor/firstFile';
import { FolderProblems } from './editor/folderProblems';
import { Mistake } from './editor/mistake';
import { registerNewFile } from './editor/newFile';
import { registerOpenSamples } from './editor/openSamples';
import { Playground, VIEW_TYPE } from './editor/playground';
import { registerProviders } from './editor/providers/all';
import { Recognition } from './editor/recognition';
import { createServices } from './editor/services';
import { GAMES } from './games/games';
import type { Job, JobResult } from './games/jobs';
import { createRegistry, gameTables, type Registry } from './games/registry';
import { common } from './l10n/en/common';
import { editor } from './l10n/en/editor';
import { createLanguage, type Language } from './l10n/text';
import type { HostMessage, PanelMessage } from './play/messages';

/** What the extension lends to its tests and to other extensions. */
export interface TurnsmithApi {
  /** What the playground's panel says to the editor. */
  readonly onDidReceiveMessage: vscode.Event<PanelMessage>;
  /** What the playground's panel is told. */
  readonly onDidSendMessage: vscode.Event<HostMessage>;
  /** Does what a message of the playground's panel asks for, as if it came from there. */
  receiveMessage(message: unknown): void;
  /** How many texts have been parsed since the start. */
  parseCount(): number;
  /** Does long work in a worker. Rejects when it fails or is cancelled. */
  runJob(job: Job, token?: vscode.CancellationToken): Promise<JobResult>;
}

/** What the editor says of no game in particular, by language. */
const OWN_TEXTS: Readonly<Record<string, readonly Table[]>> & { readonly en: readonly Table[] } = {
  en: [common, editor],
};

/** Called by VS Code when the first game file, text file or kept panel appears. */
export function activate(context: vscode.ExtensionContext): TurnsmithApi {
  const registry = createRegistry(GAMES);
  const services = createServices(
    { registry, language: languageOf(registry, vscode.env.language) },
    context.extensionUri,
  );
  const log = vscode.window.createOutputChannel('Turnsmith', { log: true });
  const recognition = new Recognition(registry, context.workspaceState);
  const playground = new Playground(services, recognition, context.extensionUri, log);
  const folderProblems = new FolderProblems(services);
  context.subscriptions.push(
    services,
    log,
    playground,
    new DiagnosticsPublisher(services),
    recognition,
    registerProviders(services),
    registerExplain(context.extensionUri),
    registerNewFile(services),
    registerOpenSamples(services, playground, context.extensionUri),
    new Mistake(services),
    folderProblems,
    registerCheckFolder(services, folderProblems),
    vscode.commands.registerCommand('turnsmith.openPlayground', (target: unknown) => {
      const uri = target instanceof vscode.Uri ? target : vscode.window.activeTextEditor?.document.uri;
      if (uri) return playground.open(uri);
      if (playground.takeFocus()) return;
      return vscode.window.showInformationMessage(text(services, 'editor.nothing-to-play'));
    }),
    vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
      deserializeWebviewPanel: (panel, state: unknown) => playground.restore(panel, state),
    }),
  );
  openFirstFile(playground).catch((error: unknown) => log.error(reasonOf(error)));
  return {
    onDidReceiveMessage: playground.onDidReceiveMessage,
    onDidSendMessage: playground.onDidSendMessage,
    receiveMessage: (message) => playground.receive(message),
    parseCount: () => services.parses.count,
    runJob: (job, token) => services.jobs.run(job, token ? { token } : {}),
  };
}

/** The editor's language: the user's where there are texts in it, with English beneath. */
function languageOf(registry: Registry, wanted: string): Language {
  const [primary = ''] = wanted.split('-');
  const tag = [wanted, primary].find((each) => Object.hasOwn(OWN_TEXTS, each)) ?? 'en';
  const own = [...OWN_TEXTS.en, ...(tag === 'en' ? [] : (OWN_TEXTS[tag] ?? []))];
  return createLanguage(tag, [...own, ...gameTables(registry, tag, ['problems', 'editor'])]);
}
