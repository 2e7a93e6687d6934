import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import type { EndTexts } from './boards/board';
import { PlayAgainEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

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
        outline: none;
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
  open({ title, question }: EndTexts): void {
    this.heading = title;
    this.question = question;
    if (!this.dialog.open) this.dialog.showModal();
  }

  close(): void {
    this.dialog.close();
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="heading" aria-describedby="question" @keydown=${this.pressKey}>
      <h2 id="heading" tabindex="-1" autofocus>${this.heading}</h2>
      <p id="question">${this.question}</p>
      <div class="answers">
        <button class="yes" @click=${() => this.answer(true)}>${text('playground.yes')}</button>
        <button class="no" @click=${() => this.answer(false)}>${text('playground.no')}</button>
      </div>
    </dialog>`;
  }

  /**
   * The heading has the focus at first, so that a game key that is still held answers nothing; Enter there means yes. Bare keys are no game keys
   * while the dialog is open; chords stay VS Code's.
   */
  private readonly pressKey = (event: KeyboardEvent): void => {
    const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
    if (ctrlKey || altKey || metaKey || /^F[0-9]+$/.test(key)) return;
    event.stopPropagation();
    if (key === 'Enter' && !repeat && target instanceof HTMLHeadingElement) this.answer(true);
  };

  private answer(again: boolean): void {
    this.dialog.close();
    this.dispatchEvent(new PlayAgainEvent(again));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-end-dialog': EndDialog;
  }
}
