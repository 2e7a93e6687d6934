import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameKey } from './boards/board';
import { InputChosenEvent } from './events';
import { giveFocusBack } from './focus';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/**
 * The keys of a game as buttons.
 * @fires input-chosen - a button was pressed
 */
@customElement('turnsmith-keys')
export class KeyButtons extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      .keys {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      button {
        padding: 3px 6px;
      }
      kbd {
        font-family: var(--vscode-editor-font-family);
        color: var(--vscode-keybindingLabel-foreground);
        background: var(--vscode-keybindingLabel-background);
        border: 1px solid var(--vscode-keybindingLabel-border, transparent);
        border-radius: 3px;
        padding: 0 4px;
      }
    `,
  ];

  @property({ attribute: false }) keys: readonly GameKey[] = [];

  protected override render(): TemplateResult {
    return html`<div class="keys" role="group" aria-label=${text('playground.keys')} @click=${giveFocusBack}>
      ${this.keys.map((key) => this.renderKey(key))}
    </div>`;
  }

  private renderKey({ input, label, cap }: GameKey): TemplateResult {
    const name = say({ key: label });
    return html`<button
      data-input=${input}
      title=${name}
      @click=${() => this.dispatchEvent(new InputChosenEvent(input))}
    >
      <kbd>${cap}</kbd> ${name}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-keys': KeyButtons;
  }
}
