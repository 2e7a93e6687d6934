import '@vscode-elements/elements/dist/vscode-button/index.js';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { sharedStyles } from '../../sharedStyles';
import { text } from './texts';

/** How long the answer stays, in milliseconds. */
const ANSWER_TIME = 6000;

/** A button that puts the board as text on the clipboard and says so. */
@customElement('robots-copy')
export class RobotsCopy extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 12px;
        align-items: center;
        margin-top: 8px;
      }
    `,
  ];

  @property({ attribute: false }) renderText: () => string = () => '';
  @state() private answer = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    this.answer = '';
  }

  protected override render(): TemplateResult {
    return html`<vscode-button class="copy" secondary @click=${() => this.copy()}
        >${text('robots.panel.copy')}</vscode-button
      >
      <span role="status">${this.answer}</span>`;
  }

  private async copy(): Promise<void> {
    // Emptied first, so that a screen reader speaks each time.
    this.answer = '';
    const isCopied = await copyToClipboard(this.renderText());
    this.answer = text(isCopied ? 'robots.panel.copied' : 'robots.panel.not-copied');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.answer = ''), ANSWER_TIME);
  }
}

async function copyToClipboard(board: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(board);
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
