import * as vscode from 'vscode';

/** Something that makes and hears other things, which end with it. */
export class Owner implements vscode.Disposable {
  private readonly owned: vscode.Disposable[] = [];

  dispose(): void {
    vscode.Disposable.from(...this.owned).dispose();
  }

  /** Lets things end with this one, the first ones first. */
  protected own(...disposables: readonly vscode.Disposable[]): void {
    this.owned.push(...disposables);
  }
}
