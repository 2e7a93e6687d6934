import * as vscode from 'vscode';
import type { SavedPanel } from '../play/messages';

/** An address that a panel saved; `undefined` for one that the workspace has nothing to do with, which nobody can have meant. */
export function readAddress(address: string): vscode.Uri | undefined {
  try {
    const uri = vscode.Uri.parse(address, true);
    return isOfWorkspace(uri) ? uri : undefined;
  } catch {
    return undefined;
  }
}

/** The files in the slots of a saved panel, by the slot's number. */
export function readSlots({ slots }: Pick<SavedPanel, 'slots'>): Map<number, vscode.Uri> {
  const entries = Object.entries(slots).flatMap(([slot, address]): [number, vscode.Uri][] => {
    const uri = readAddress(address);
    return uri ? [[Number(slot), uri]] : [];
  });
  return new Map(entries);
}

/** Whether the workspace's folders, or the files in its tabs, are of the same scheme as an address. */
function isOfWorkspace({ scheme }: vscode.Uri): boolean {
  const { workspaceFolders } = vscode.workspace;
  if (!workspaceFolders && scheme === 'file') return true;
  if (workspaceFolders?.some(({ uri }) => uri.scheme === scheme)) return true;
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.some(({ input }) => input instanceof vscode.TabInputText && input.uri.scheme === scheme);
}
