import * as vscode from 'vscode';
import type { EditorServices } from '../services';
import { registerCodeActions } from './codeActions';
import { registerCompletion } from './completion';
import { registerFolding } from './folding';
import { registerFormatting } from './formatting';
import { registerHints } from './hints';
import { registerHover } from './hover';
import { registerLinks } from './links';
import { registerOutline } from './outline';
import { registerPlayLens } from './playLens';
import { registerReferences } from './references';

/** Registers what VS Code can ask about a game file; each answer is made by the pure layers from the document, which is parsed once. */
export function registerProviders(context: EditorServices): vscode.Disposable {
  return vscode.Disposable.from(
    registerCompletion(context),
    registerHover(context),
    registerOutline(context),
    registerCodeActions(context),
    registerFormatting(context),
    registerFolding(context),
    registerHints(context),
    registerLinks(context),
    registerReferences(context),
    registerPlayLens(context),
  );
}
