import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Board } from './boards/board';
import { codicon } from './codicon';
import { WishEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { SHELL_KEYS } from './shellKeys';
import './sprites/spriteElement';
import { say, text } from './texts';

/**
 * How to play: the goal, what the figures are, and every key.
 * @fires wish - it was closed, or the rules are wanted
 */
@customElement('turnsmith-help')
export class HelpCard extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
        z-index: 3;
        inset: 8px 12px;
        display: flex;
        justify-content: center;
        align-items: flex-start;
        pointer-events: none;
      }
      section {
        box-sizing: border-box;
        width: min(420px, 100%);
        max-height: 100%;
        overflow: auto;
        padding: 12px 16px 16px;
        border-radius: 8px;
        pointer-events: auto;
        background: var(--vscode-editorWidget-background);
        border: 1px solid var(--vscode-editorWidget-border, var(--vscode-contrastBorder, transparent));
        box-shadow: 0 4px 16px var(--vscode-widget-shadow, transparent);
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
      }
      h2 {
        margin: 0;
        font-size: 16px;
        line-height: 24px;
      }
      h2:focus-visible {
        outline: none;
      }
      h3 {
        margin: 12px 0 4px;
        font-size: 11px;
        line-height: 16px;
        font-weight: 600;
        color: var(--vscode-descriptionForeground);
      }
      p {
        margin: 4px 0;
      }
      ul,
      dl {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: 12px;
        min-height: 36px;
      }
      .pictures {
        flex: none;
        display: flex;
        gap: 2px;
        min-width: 32px;
      }
      .figure {
        color: var(--vscode-descriptionForeground);
      }
      .figure strong {
        color: var(--vscode-foreground);
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 4px 12px;
        align-items: center;
      }
      .game {
        grid-template-columns: auto 1fr auto 1fr;
        margin-bottom: 4px;
      }
      dt {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      dd {
        margin: 0;
        color: var(--vscode-descriptionForeground);
      }
      kbd {
        min-width: 12px;
        text-align: center;
        padding: 0 4px;
        border-radius: 3px;
        font: 11px/18px var(--vscode-font-family);
        color: var(--vscode-keybindingLabel-foreground, var(--vscode-foreground));
        background: var(--vscode-keybindingLabel-background, transparent);
        border: 1px solid var(--vscode-keybindingLabel-border, var(--vscode-panel-border, transparent));
      }
      .link {
        margin-top: 12px;
      }
    `,
  ];

  @property({ attribute: false }) board: Board<unknown> | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { board } = this;
    if (!board) return nothing;
    const { goal, figures } = board.help;
    return html`<section aria-labelledby="title" @keydown=${this.press}>
      <div class="head">
        <h2 id="title" tabindex="-1">${text('help.title')}</h2>
        <vscode-toolbar-button
          class="close"
          label=${text('help.close')}
          title=${text('help.close')}
          @click=${this.close}
          >${codicon('close')}</vscode-toolbar-button
        >
      </div>
      <p class="goal">${goal}</p>
      <ul>
        ${figures.map(
          ({ pictures, name, text: what }) =>
            html`<li>
              <span class="pictures"
                >${pictures.map(
                  ({ sprite, hue }) =>
                    html`<turnsmith-sprite .sprite=${sprite} .hue=${hue ?? ''} .size=${28}></turnsmith-sprite>`,
                )}</span
              >
              <span class="figure"><strong>${name}</strong> ${what}</span>
            </li>`,
        )}
      </ul>
      <h3>${text('help.keys')}</h3>
      <dl class="game">${board.keys.map(({ label, cap }) => renderKey([cap], say({ key: label })))}</dl>
      <dl>${SHELL_KEYS.map(({ caps, label }) => renderKey(caps, text(label)))}</dl>
      <button class="link" @click=${() => this.dispatchEvent(new WishEvent({ kind: 'rules' }))}>
        ${text('help.rules')}
      </button>
    </section>`;
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector('h2')?.focus();
  }

  private readonly close = (): void => void this.dispatchEvent(new WishEvent({ kind: 'help', isOpen: false }));

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.close();
  };
}

function renderKey(caps: readonly string[], what: string): TemplateResult {
  return html`<dt>${caps.map((cap) => html`<kbd>${cap}</kbd>`)}</dt>
    <dd>${what}</dd>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-help': HelpCard;
  }
}
