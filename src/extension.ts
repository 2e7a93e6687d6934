import * as vscode from 'vscode';
import { Analyses } from './editor/analyses';
import { Arenas } from './editor/arenas';
import { registerCheckFolder } from './editor/checkFolder';
import { DiagnosticsPublisher } from './editor/diagnostics';
import { registerExplain } from './editor/explain';
import { FileTexts } from './editor/fileTexts';
import { Playground, VIEW_TYPE } from './editor/playground';
import { registerProviders } from './editor/providers/all';
import { Recognition } from './editor/recognition';
import { ENGLISH } from './l10n/english';
import { say } from './l10n/text';
import type { HostMessage, PanelMessage } from './play/messages';

/** What the extension lends to its tests and to other extensions. */
export interface TurnsmithApi {
  /** What the playground's panel says to the editor. */
  readonly onDidReceiveMessage: vscode.Event<PanelMessage>;
  /** What the playground's panel is told. */
  readonly onDidSendMessage: vscode.Event<HostMessage>;
  /** How many texts have been analysed since the start. */
  analysisCount(): number;
}

/** Called by VS Code when the first game file, text file or kept panel appears. */
export function activate(context: vscode.ExtensionContext): TurnsmithApi {
  const log = vscode.window.createOutputChannel('Turnsmith', { log: true });
  const texts = new FileTexts();
  const analyses = new Analyses(texts);
  const arenas = new Arenas(texts);
  const recognition = new Recognition(context.workspaceState);
  const playground = new Playground(context.extensionUri, recognition, texts, arenas, log);
  context.subscriptions.push(
    log,
    texts,
    analyses,
    arenas,
    playground,
    new DiagnosticsPublisher(analyses),
    recognition,
    registerProviders(analyses, arenas),
    registerExplain(context.extensionUri),
    registerCheckFolder(texts),
    vscode.commands.registerCommand('turnsmith.openPlayground', (target: unknown) => {
      const uri = target instanceof vscode.Uri ? target : vscode.window.activeTextEditor?.document.uri;
      if (uri) return playground.open(uri);
      return vscode.window.showInformationMessage(say(ENGLISH, { key: 'editor.nothing-to-play' }));
    }),
    vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
      deserializeWebviewPanel: (panel, state: unknown) => playground.restore(panel, state),
    }),
  );
  return {
    onDidReceiveMessage: playground.onDidReceiveMessage,
    onDidSendMessage: playground.onDidSendMessage,
    analysisCount: () => analyses.count,
  };
}
