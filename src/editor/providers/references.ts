import * as vscode from 'vscode';
import { rangeContains } from '../../core/range';
import { companionUri, type Analyses } from '../analyses';
import { isMedic, type Arenas } from '../arenas';
import { fromPosition, toRange } from '../convert';
import { SELECTOR } from './selector';

/** Where a medic file is named: asked for in the file itself, or at a word that names it. */
export function registerReferences(analyses: Analyses, arenas: Arenas): vscode.Disposable {
  return vscode.languages.registerReferenceProvider(SELECTOR, {
    async provideReferences(document, position) {
      const medic = isMedic(document) ? document.uri : namedAt(analyses, document, position);
      if (!medic) return [];
      const uses = await arenas.naming(medic);
      return uses.flatMap(({ uri, words }) => words.map((word) => new vscode.Location(uri, toRange(word))));
    },
  });
}

function namedAt(analyses: Analyses, document: vscode.TextDocument, position: vscode.Position): vscode.Uri | undefined {
  const analysis = analyses.of(document);
  const links = analysis?.format.links?.(analysis.definition) ?? [];
  const link = links.find(({ range }) => rangeContains(range, fromPosition(position)));
  return link && companionUri(document.uri, link.path);
}
