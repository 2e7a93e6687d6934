import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sharedStyles } from '../../sharedStyles';
import { text } from '../../texts';

/** How long the answer stays, in milliseconds. */
const SHOWN = 6000;

/** A button that puts the printed board on the clipboard and says so. */
@customElement('robots-copy')
export class RobotsCopy extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 10px;
        align-items: center;
      }
    `,
  ];

  @property({ attribute: false }) textOf: () => unknown = () => undefined;
  @state() private answer = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.answer = '';
  }

  protected override render(): TemplateResult {
    return html`<button class="copy" @click=${() => this.copy()}>${text('robots.panel.copy')}</button>
      <span role="status">${this.answer}</span>`;
  }

  private async copy(): Promise<void> {
    // Said anew each time, so that a screen reader speaks each time.
    this.answer = '';
    const printed = this.textOf();
    const key =
      typeof printed === 'string' && (await write(printed)) ? 'robots.panel.copied' : 'robots.panel.not-copied';
    this.answer = text(key);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.answer = ''), SHOWN);
  }
}

async function write(printed: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(printed);
    return true;
  } catch {
    return false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-copy': RobotsCopy;
  }
}
