import * as vscode from 'vscode';
import { analyseWithFiles, referencedPaths, type FileAnalysis } from '../games/analyseWithFiles';
import type { Parsed } from '../games/fileFormat';
import type { Registry } from '../games/registry';
import { addressOf } from './addresses';
import type { EditorFiles } from './editorFiles';
import { Owner } from './owner';
import type { Parses } from './parses';

/** More problems than VS Code shows of a file. */
const MAX_PROBLEMS = 1000;

interface Known {
  readonly parsed: Parsed<unknown>;
  readonly analysis: Promise<FileAnalysis>;
  /** The addresses of the files that the document names. */
  readonly named: ReadonlySet<string>;
}

/**
 * What is known of open documents, each thing worked out once: the text parsed, at once; and its analysis with the files that it names, which is
 * renewed without another parse when one of them changes.
 */
export class Analyses extends Owner {
  private readonly known = new WeakMap<vscode.TextDocument, Known>();
  private readonly outdated = new vscode.EventEmitter<vscode.TextDocument>();

  /** A document's analysis may be another one now although its own text is not: a file that it names has changed. */
  readonly onDidOutdate = this.outdated.event;

  constructor(
    private readonly registry: Registry,
    private readonly files: EditorFiles,
    private readonly parses: Parses,
  ) {
    super();
    this.own(
      this.outdated,
      files.onDidChange((uri) => this.outdate(addressOf(uri))),
    );
  }

  /** A document's present text, parsed, or `null` when the document is of no game. */
  parsed(document: vscode.TextDocument): Parsed<unknown> | null {
    return this.parses.ofDocument(document);
  }

  /** The analysis of a document's present text; `null` when the document is of no game. */
  async analysis(document: vscode.TextDocument): Promise<FileAnalysis | null> {
    const parsed = this.parsed(document);
    if (!parsed) return null;
    const known = this.known.get(document);
    if (known?.parsed === parsed) return known.analysis;
    const address = addressOf(document.uri);
    const analysis = this.ofFile(parsed, address);
    this.known.set(document, { parsed, analysis, named: this.namedBy(parsed, address) });
    return analysis;
  }

  /** The analysis of a file at an address with the files that it names, which are parsed once for whoever else asks about them. */
  async ofFile(parsed: Parsed<unknown>, address: string): Promise<FileAnalysis> {
    const { files: source } = this;
    return analyseWithFiles(this.registry, parsed, {
      limit: MAX_PROBLEMS,
      optional: true,
      address,
      source,
      known: { get: (path, languageId) => source.referenced(source.resolve(address, path), languageId) },
    });
  }

  /** The addresses of the files that a file names. */
  namedBy(parsed: Parsed<unknown>, address: string): ReadonlySet<string> {
    return new Set(referencedPaths(parsed).map((path) => this.files.resolve(address, path)));
  }

  private outdate(address: string): void {
    for (const document of vscode.workspace.textDocuments) {
      if (!this.known.get(document)?.named.has(address)) continue;
      this.known.delete(document);
      this.outdated.fire(document);
    }
  }
}
