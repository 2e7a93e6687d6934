import type * as vscode from 'vscode';
import type { EncodingFault } from '../core/encoding';
import { parse } from '../games/analysis';
import type { AnyFormat, Parsed } from '../games/fileFormat';
import type { Registry } from '../games/registry';

interface Known {
  readonly version: number;
  readonly parsed: Parsed<unknown>;
}

/** The one place where the editor parses. An open document is parsed once for each version of its text, whoever asks first. */
export class Parses {
  private readonly known = new WeakMap<vscode.TextDocument, Known>();
  private made = 0;

  constructor(private readonly registry: Registry) {}

  /** How many texts have been parsed since the start; tests count with it. */
  get count(): number {
    return this.made;
  }

  /** A document's present text, parsed in its language or another: the same object as long as both stay. `null` for a language of no game. */
  ofDocument(document: vscode.TextDocument, languageId = document.languageId): Parsed<unknown> | null {
    const { version } = document;
    const known = this.known.get(document);
    if (known?.version === version && known.parsed.format.languageId === languageId) return known.parsed;
    const format = this.registry.formatOfLanguage(languageId);
    if (!format) return null;
    const parsed = this.ofText(format, document.getText(), true);
    this.known.set(document, { version, parsed });
    return parsed;
  }

  /** A text, parsed anew; the rest as for `parse` of `analysis.ts`. */
  ofText(format: AnyFormat, text: string, isDecoded: boolean, fault: EncodingFault | null = null): Parsed<unknown> {
    this.made++;
    return parse(format, text, isDecoded, fault);
  }
}
