import * as vscode from 'vscode';
import { addressOf, uriAt } from '../addresses';
import { lineEdits, type TextEdit } from '../../core/textEdit';
import { quickFixes, refactorings } from '../../language/codeActions';
import { reasonOf, text } from '../context';
import { fromRange, toRange, toTextEdit } from '../convert';
import type { EditorServices } from '../services';

/** A file that a change makes. */
interface NewFile {
  readonly uri: vscode.Uri;
  readonly text: string;
}

/** A change on offer; its edits are worked out when the user takes it. */
class Offer extends vscode.CodeAction {
  private readonly version: number;

  constructor(
    title: string,
    kind: vscode.CodeActionKind,
    private readonly document: vscode.TextDocument,
    private readonly work: (
      token: vscode.CancellationToken,
    ) => readonly TextEdit[] | Promise<readonly TextEdit[] | null>,
    private readonly creates?: NewFile,
  ) {
    super(title, kind);
    this.version = document.version;
  }

  /** Puts the edits to it; none when the text is another one by now. */
  async resolve(token: vscode.CancellationToken): Promise<this> {
    if (this.document.version !== this.version) return this;
    const edits = await this.work(token);
    if (!edits || this.document.version !== this.version) return this;
    this.edit = new vscode.WorkspaceEdit();
    if (this.creates) this.edit.createFile(this.creates.uri, { contents: new TextEncoder().encode(this.creates.text) });
    else this.edit.set(this.document.uri, edits.map(toTextEdit));
    return this;
  }
}

/** Repairs of problems, and changes at the author's wish. */
export function registerCodeActions(context: EditorServices): vscode.Disposable {
  const provider: vscode.CodeActionProvider = {
    provideCodeActions: async (document, range, { diagnostics }) => [
      ...(await repairs(context, document, range, diagnostics)),
      ...changes(context, document, range.start.line),
    ],
    resolveCodeAction: (action, token) => (action instanceof Offer ? action.resolve(token) : action),
  };
  return vscode.languages.registerCodeActionsProvider(context.selector, provider, {
    providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.RefactorRewrite],
  });
}

async function repairs(
  { analyses, files, language }: EditorServices,
  document: vscode.TextDocument,
  range: vscode.Range,
  diagnostics: readonly vscode.Diagnostic[],
): Promise<Offer[]> {
  const { version } = document;
  const analysis = await analyses.analysis(document);
  if (!analysis || document.version !== version) return [];
  return quickFixes(analysis, fromRange(range), language).flatMap(
    ({ title, edits, isPreferred, problem, createFile }) => {
      // What is not saved yet has no folder.
      if (createFile && document.isUntitled) return [];
      const uri = createFile && uriAt(files.resolve(addressOf(document.uri), createFile.path));
      const creates = uri && { uri, text: createFile.text };
      const offer = new Offer(title, vscode.CodeActionKind.QuickFix, document, edits, creates);
      offer.isPreferred = isPreferred;
      offer.diagnostics = diagnostics.filter(
        ({ code, range: place }) =>
          typeof code === 'object' && code.value === problem.code && place.isEqual(toRange(problem.range)),
      );
      return [offer];
    },
  );
}

function changes(context: EditorServices, document: vscode.TextDocument, line: number): Offer[] {
  const parsed = context.analyses.parsed(document);
  const offered = parsed ? refactorings(parsed, line, context.language) : [];
  return offered.map(
    ({ title, change }) =>
      new Offer(title, vscode.CodeActionKind.RefactorRewrite, document, (token) =>
        'edits' in change ? change.edits() : rewrite(context, document, change.rewrite, token),
      ),
  );
}

/** The edits of a change that only the engine can make, which takes a worker; `null`, and said so, when it cannot be made. */
async function rewrite(
  context: EditorServices,
  document: vscode.TextDocument,
  name: string,
  token: vscode.CancellationToken,
): Promise<readonly TextEdit[] | null> {
  const before = document.getText();
  const job = { kind: 'rewrite', languageId: document.languageId, text: before, name } as const;
  const options = { location: vscode.ProgressLocation.Window, title: text(context, 'editor.rewriting') };
  try {
    const result = await vscode.window.withProgress(options, () => context.jobs.run(job, { token }));
    return 'text' in result && result.text !== null ? lineEdits(before, result.text) : null;
  } catch (error) {
    if (token.isCancellationRequested) return null;
    void vscode.window.showErrorMessage(text(context, 'editor.cannot-rewrite', { reason: reasonOf(error) }));
    return null;
  }
}
