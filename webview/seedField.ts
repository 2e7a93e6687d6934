import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { readOption, SEED } from '../src/games/options';
import { OptionChosenEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/**
 * Shows the seed that chance started from, and takes another one.
 * @fires option-chosen - an integer of any size was entered
 */
@customElement('turnsmith-seed')
export class SeedField extends LitElement {
  static override styles = sharedStyles;

  @property() seed = '0';

  protected override render(): TemplateResult {
    return html`<label>
      ${text('playground.seed')}
      <input
        type="text"
        inputmode="numeric"
        size="8"
        spellcheck="false"
        .value=${this.seed}
        @change=${(event: Event) => this.change(event.target)}
      />
    </label>`;
  }

  private change(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement)) return;
    const seed = readOption(SEED, target.value.trim());
    if (seed === null) target.value = this.seed;
    else this.dispatchEvent(new OptionChosenEvent(SEED.name, seed));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-seed': SeedField;
  }
}
