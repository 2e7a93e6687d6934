import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** The user answered whether to play again. */
export class PlayAgainEvent extends Event {
  constructor(readonly again: boolean) {
    super('play-again');
  }
}

/**
 * Says how the game ended and asks whether to play again. Escape answers neither way and closes.
 * @fires play-again - yes or no was chosen
 */
@customElement('turnsmith-end-dialog')
export class EndDialog extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      dialog {
        color: var(--vscode-foreground);
        background: var(--vscode-editorWidget-background);
        border: 1px solid var(--vscode-editorWidget-border, var(--vscode-contrastBorder, transparent));
        border-radius: 4px;
        padding: 16px 20px;
        max-width: 90%;
      }
      h2 {
        margin: 0 0 8px;
        font-size: 1.3em;
      }
      .answers {
        display: flex;
        gap: 8px;
        justify-content: flex-end;
      }
      .yes {
        color: var(--vscode-button-foreground);
        background: var(--vscode-button-background);
      }
      .yes:hover {
        background: var(--vscode-button-hoverBackground);
      }
    `,
  ];

  @property() heading = '';
  @property() question = '';

  @query('dialog') private readonly dialog!: HTMLDialogElement;

  /** Opens the dialog; the focus goes back to where it was when it closes. */
  open({ title, question }: { readonly title: string; readonly question: string }): void {
    this.heading = title;
    this.question = question;
    if (!this.dialog.open) this.dialog.showModal();
  }

  close(): void {
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" aria-describedby="question" @keydown=${keepToItself}>
      <h2 id="heading">${this.heading}</h2>
      <p id="question">${this.question}</p>
      <div class="answers">
        <button class="yes" autofocus @click=${() => this.answer(true)}>${text('playground.yes')}</button>
        <button class="no" @click=${() => this.answer(false)}>${text('playground.no')}</button>
      </div>
    </dialog>`;
  }

  private answer(again: boolean): void {
    this.dialog.close();
    this.dispatchEvent(new PlayAgainEvent(again));
  }
}

/** Game keys mean nothing while the dialog is open. */
function keepToItself(event: KeyboardEvent): void {
  event.stopPropagation();
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-end-dialog': EndDialog;
  }
  interface HTMLElementEventMap {
    'play-again': PlayAgainEvent;
  }
}
