import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Ending, Tone } from './boards/board';
import { codicon } from './codicon';
import { OptionChosenEvent, PlayAgainEvent, TransportEvent, WishEvent } from './events';
import { sharedStyles } from './sharedStyles';
import './sprites/spriteElement';
import { text } from './texts';

/**
 * How the game ended, over the board: who won and how, whether to play again, and what one could do next. It blocks nothing.
 * @fires play-again - yes was chosen
 * @fires wish - no, or another way on
 * @fires transport - back by one turn
 */
@customElement('turnsmith-banner')
export class Banner extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        position: absolute;
        z-index: 2;
        top: 24px;
        left: 50%;
        width: min(360px, calc(100% - 24px));
        transform: translateX(-50%);
        box-sizing: border-box;
        max-height: calc(100% - 28px);
        overflow: auto;
        border-radius: 8px;
        background: var(--vscode-editorWidget-background);
        border: 1px solid var(--vscode-editorWidget-border, var(--vscode-contrastBorder, transparent));
        border-top: 3px solid var(--edge, var(--tone-quiet));
        box-shadow: 0 4px 16px var(--vscode-widget-shadow, transparent);
      }
      section {
        display: grid;
        grid-template-columns: auto 1fr auto;
        gap: 0 12px;
        padding: 12px 16px;
      }
      h2 {
        margin: 0;
        font-size: 16px;
        line-height: 24px;
      }
      p {
        margin: 0;
      }
      .rest {
        grid-column: 1 / -1;
      }
      .answers,
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 8px 16px;
        margin-top: 8px;
      }
      .answers {
        gap: 8px;
      }
      .answers vscode-button {
        min-width: 72px;
      }
      .result {
        margin-top: 12px;
        padding-top: 8px;
        border-top: 1px solid var(--vscode-panel-border, transparent);
      }
    `,
  ];

  @property({ attribute: false }) ending: Ending | null = null;
  /** The name of the next file of the folder. */
  @property() next = '';
  /** Whether another seed would make another game. */
  @property({ type: Boolean }) seeded = false;
  /** Whether one may want to take the last turn back. */
  @property({ type: Boolean }) lost = false;

  protected override render(): TemplateResult | typeof nothing {
    const { ending } = this;
    if (!ending) return nothing;
    const { title, message, asks, result, details = [], picture } = ending;
    return html`<section aria-labelledby="title" @keydown=${this.press}>
      ${
        picture
          ? html`<turnsmith-sprite .sprite=${picture.sprite} .hue=${picture.hue ?? ''} .size=${40}></turnsmith-sprite>`
          : html`<span></span>`
      }
      <div>
        <h2 id="title">${title}</h2>
        <p class="message">${message}</p>
      </div>
      <vscode-toolbar-button
        class="close"
        label=${text('banner.close')}
        title=${text('banner.close')}
        @click=${this.close}
        >${codicon('close')}</vscode-toolbar-button
      >
      ${
        asks
          ? html`<div class="rest answers">
              <vscode-button class="yes" @click=${() => this.dispatchEvent(new PlayAgainEvent(true))}
                >${text('playground.yes')}</vscode-button
              >
              <vscode-button class="no" secondary @click=${this.close}>${text('playground.no')}</vscode-button>
            </div>`
          : nothing
      }
      <div class="rest result">
        <p><strong>${result}</strong>${details.map((detail) => html` · ${detail}`)}</p>
        <div class="ways">${this.renderWays()}</div>
      </div>
    </section>`;
  }

  private renderWays(): TemplateResult {
    const { lost, next, seeded } = this;
    const turnBack = (): void => void this.dispatchEvent(new TransportEvent({ kind: 'step-back' }));
    return html`${this.renderWay('banner.watch', () => this.dispatchEvent(new WishEvent({ kind: 'watch-again' })))}
    ${lost ? this.renderWay('banner.back', turnBack) : nothing}
    ${
      next && !lost
        ? html`<button class="link next" @click=${() => this.dispatchEvent(new WishEvent({ kind: 'next-file' }))}>
            ${text('banner.next', { name: next })}
          </button>`
        : nothing
    }
    ${
      seeded
        ? this.renderWay('banner.seed', () =>
            this.dispatchEvent(new OptionChosenEvent('seed', String(Math.floor(Math.random() * 1_000_000)))),
          )
        : nothing
    }`;
  }

  private renderWay(key: 'banner.watch' | 'banner.back' | 'banner.seed', act: () => void): TemplateResult {
    return html`<button class="link" @click=${act}>${text(key)}</button>`;
  }

  protected override updated(): void {
    const { ending } = this;
    if (ending) this.style.setProperty('--edge', ending.hue ?? edgeOf(ending.tone));
  }

  private readonly close = (): void => void this.dispatchEvent(new WishEvent({ kind: 'close-ending' }));

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.close();
  };
}

const edgeOf = (tone: Tone): string => `var(--tone-${tone})`;

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-banner': Banner;
  }
}
