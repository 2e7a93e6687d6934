import * as vscode from 'vscode';
import type { Registry } from '../games/registry';

const COMMAND = 'turnsmith.explain';

/** The address behind a problem's code: it opens the page of the docs at the code, without a network. */
export function explanationOf(page: string, code: string): vscode.Uri {
  return vscode.Uri.parse(`command:${COMMAND}?${encodeURIComponent(JSON.stringify([page, code]))}`);
}

/** The anchor of a code's heading, as Markdown previews make it. */
function anchorOf(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9-]/g, '');
}

/** Shows the rules of the game that plays files of a language. */
export async function openRules(registry: Registry, languageId: string): Promise<void> {
  const page = registry.formatOfLanguage(languageId)?.page;
  if (page) await vscode.commands.executeCommand(COMMAND, page, '');
}

/** Registers the command that shows a code's explanation in the Markdown preview; arguments that name no page of the docs are ignored. */
export function registerExplain(extensionUri: vscode.Uri): vscode.Disposable {
  return vscode.commands.registerCommand(COMMAND, async (page: unknown, code: unknown) => {
    if (typeof page !== 'string' || typeof code !== 'string' || !/^docs\/[a-z/]+\.md$/.test(page)) return;
    const target = vscode.Uri.joinPath(extensionUri, page).with({ fragment: anchorOf(code) });
    await vscode.commands.executeCommand('markdown.showPreview', target);
  });
}
