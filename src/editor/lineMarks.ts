import * as vscode from 'vscode';
import { addressOf } from './addresses';
import { Owner } from './owner';

interface Marked {
  readonly uri: vscode.Uri;
  readonly marks: readonly { readonly line: number; readonly text: string }[];
}

/** Remarks behind lines of one file, put again whenever an editor of it becomes visible. */
export class LineMarks extends Owner {
  private readonly type = vscode.window.createTextEditorDecorationType({
    isWholeLine: true,
    backgroundColor: new vscode.ThemeColor('editor.rangeHighlightBackground'),
    overviewRulerColor: new vscode.ThemeColor('editorInfo.foreground'),
  });
  private marked: Marked | null = null;

  constructor() {
    super();
    this.own(
      this.type,
      vscode.window.onDidChangeVisibleTextEditors(() => this.put()),
    );
  }

  /** Shows these marks in place of all others. */
  show(uri: vscode.Uri, marks: Marked['marks']): void {
    this.marked = { uri, marks };
    this.put();
  }

  /** Shows the same marks in another file. */
  move(uri: vscode.Uri): void {
    if (this.marked) this.show(uri, this.marked.marks);
  }

  clear(): void {
    this.marked = null;
    this.put();
  }

  private put(): void {
    for (const editor of vscode.window.visibleTextEditors) {
      const isMarked = addressOf(editor.document.uri) === this.marked?.uri.toString();
      editor.setDecorations(this.type, isMarked ? this.decorations(editor.document) : []);
    }
  }

  private decorations(document: vscode.TextDocument): vscode.DecorationOptions[] {
    const marks = (this.marked?.marks ?? []).filter(({ line }) => line < document.lineCount);
    return marks.map(({ line, text }) => ({
      range: document.lineAt(line).range,
      renderOptions: {
        after: {
          contentText: text,
          margin: '0 0 0 2em',
          color: new vscode.ThemeColor('editorCodeLens.foreground'),
        },
      },
    }));
  }
}
