import * as vscode from 'vscode';
import { ENGLISH } from '../../l10n/english';
import { inlayHints } from '../../language/assistance';
import type { Analyses } from '../analyses';
import type { Arenas } from '../arenas';
import { toPosition } from '../convert';
import { SELECTOR } from './selector';

/** Remarks behind lines, such as what an encounter costs. */
export function registerHints(analyses: Analyses, arenas: Arenas): vscode.Disposable {
  return vscode.languages.registerInlayHintsProvider(SELECTOR, {
    onDidChangeInlayHints: arenas.onDidChange,
    async provideInlayHints(document, range) {
      const needed = await arenas.neededBy(document);
      const analysis = analyses.of(document);
      if (!analysis) return [];
      const { format, definition, companions } = analysis;
      return inlayHints(format, definition, ENGLISH, new Map([...companions, ...needed]))
        .filter(({ position }) => range.contains(toPosition(position)))
        .map(({ position, label }) => {
          const hint = new vscode.InlayHint(toPosition(position), label);
          hint.paddingLeft = true;
          return hint;
        });
    },
  });
}
