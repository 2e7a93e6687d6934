import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { readOption, SEED } from '../src/games/options';
import { codicon } from './codicon';
import { diceIcon } from './diceIcon';
import { OptionChosenEvent } from './events';
import { giveFocusBack } from './focus';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** As large as dice roll a seed. */
const MOST_ROLLED = 1_000_000;

/**
 * The seed that chance started from: a chip that takes another one when it is pressed, dice for any other, and a way back to the file's own.
 * @fires option-chosen - another seed, or the file's own again
 */
@customElement('turnsmith-seed')
export class SeedChip extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 2px;
        min-width: 0;
      }
      .chip,
      input {
        height: 22px;
        border-radius: 6px;
        padding: 0 7px;
        font-size: 12px;
      }
      .chip {
        display: flex;
        align-items: center;
        gap: 5px;
        border: 1px solid var(--vscode-input-border, var(--vscode-contrastBorder, var(--vscode-panel-border)));
        background: var(--vscode-input-background);
        color: var(--vscode-foreground);
        white-space: nowrap;
        min-width: 0;
      }
      .chip > span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .own {
        color: var(--vscode-descriptionForeground);
      }
      input {
        width: 7em;
        box-sizing: border-box;
      }
      [role='alert'] {
        position: absolute;
        top: 34px;
        right: 12px;
        z-index: 3;
        box-sizing: border-box;
        max-width: calc(100% - 24px);
        white-space: normal;
        padding: 4px 8px;
        border-radius: 3px;
        color: var(--vscode-inputValidation-errorForeground, var(--vscode-foreground));
        background: var(--vscode-inputValidation-errorBackground, var(--vscode-editorWidget-background));
        border: 1px solid var(--vscode-inputValidation-errorBorder, var(--vscode-contrastBorder));
      }
    `,
  ];

  @property() seed = '0';
  /** The file's own. */
  @property() own = '0';
  /** Whether there is room for little more than the number. */
  @property({ type: Boolean }) short = false;
  @state() private isEditing = false;
  @state() private refused: string | null = null;

  @query('input') private readonly field!: HTMLInputElement | null;

  protected override render(): TemplateResult {
    return html`${this.isEditing ? this.renderField() : this.renderChip()} ${this.short ? nothing : this.renderDice()}
    ${
      this.seed === this.own
        ? nothing
        : html`<vscode-toolbar-button
            class="back"
            label=${text('seed.back', { own: this.own })}
            title=${text('seed.back', { own: this.own })}
            @click=${(event: MouseEvent) => this.choose(null, event)}
            >${codicon('discard')}</vscode-toolbar-button
          >`
    }
    ${this.refused === null ? nothing : html`<span role="alert">${text('seed.refused', { input: this.refused })}</span>`}`;
  }

  private renderDice(): TemplateResult {
    return html`<vscode-toolbar-button
      class="dice"
      label=${text('seed.roll')}
      title=${text('seed.roll')}
      @click=${(event: MouseEvent) => this.roll(event)}
      >${diceIcon()}</vscode-toolbar-button
    >`;
  }

  private renderChip(): TemplateResult {
    const { seed, own, short } = this;
    const shown = seed === own ? text('seed.chip', { seed }) : text('seed.chip-other', { seed, own });
    return html`<button
      class="chip"
      title=${text('seed.edit')}
      aria-label=${`${shown}. ${text('seed.edit')}`}
      @click=${this.edit}
    >
      <span>${short ? seed : text('seed.chip', { seed })}</span>
      ${short || seed === own ? nothing : html`<span class="own">${text('seed.own', { own })}</span>`}
    </button>`;
  }

  private renderField(): TemplateResult {
    return html`<input
      type="text"
      inputmode="numeric"
      spellcheck="false"
      aria-label=${text('playground.seed')}
      title=${text('seed.keys', { seed: this.seed })}
      aria-invalid=${String(this.refused !== null)}
      .value=${this.seed}
      @keydown=${this.press}
      @blur=${this.leave}
    />`;
  }

  private readonly edit = (): void => {
    this.isEditing = true;
    void this.updateComplete.then(() => this.field?.select());
  };

  private readonly press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.set();
    else if (event.key === 'Escape') this.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private set(): void {
    const input = this.field?.value.trim() ?? '';
    const seed = readOption(SEED, input);
    this.refused = seed === null ? input.slice(0, 40) : null;
    if (seed === null) return;
    this.isEditing = false;
    this.dispatchEvent(new OptionChosenEvent(SEED.name, seed === this.own ? null : seed));
  }

  private readonly leave = (): void => {
    this.isEditing = false;
    this.refused = null;
  };

  private roll(event: MouseEvent): void {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.choose(String(word % MOST_ROLLED), event);
  }

  private choose(seed: string | null, event: MouseEvent): void {
    giveFocusBack(event);
    this.dispatchEvent(new OptionChosenEvent(SEED.name, seed));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-seed': SeedChip;
  }
}
