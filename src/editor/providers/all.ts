import * as vscode from 'vscode';
import type { Analyses } from '../analyses';
import type { Arenas } from '../arenas';
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

/** Registers what VS Code can ask about a game file; each answer is made by the pure layers from the document's analysis. */
export function registerProviders(analyses: Analyses, arenas: Arenas): vscode.Disposable {
  return vscode.Disposable.from(
    registerCompletion(analyses),
    registerHover(analyses),
    registerOutline(analyses),
    registerCodeActions(analyses),
    registerFormatting(analyses),
    registerFolding(analyses),
    registerHints(analyses, arenas),
    registerLinks(analyses),
    registerReferences(analyses, arenas),
    registerPlayLens(),
  );
}
