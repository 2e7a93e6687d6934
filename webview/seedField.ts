import { html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/** The user wants another seed, a decimal integer of any size. */
export class SeedEvent extends Event {
  constructor(readonly seed: string) {
    super('seed');
  }
}

/**
 * Shows the seed that chance started from, and takes another one.
 * @fires seed - an integer was entered
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
    const seed = target.value.trim();
    if (/^[+-]?[0-9]{1,1000}$/.test(seed)) this.dispatchEvent(new SeedEvent(BigInt(seed).toString()));
    else target.value = this.seed;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-seed': SeedField;
  }
  interface HTMLElementEventMap {
    seed: SeedEvent;
  }
}
