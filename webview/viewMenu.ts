import '@vscode-elements/elements/dist/vscode-checkbox/index.js';
import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ColourChoice } from '../src/play/messages';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board } from './boards/board';
import { codicon } from './codicon';
import { ViewChangedEvent, WishEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { renderPace } from './pace';
import { text } from './texts';
import { isHighContrast } from './theme';

/**
 * The choices of the view, in a menu that opens below its button: colours, what the board offers, and whether the panel stays with its file.
 * @fires view-changed - the colours were chosen
 * @fires wish - the panel is to stay with its file, or not
 */
@customElement('turnsmith-view-menu')
export class ViewMenu extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
      }
      .menu {
        position: absolute;
        z-index: 4;
        top: 34px;
        right: 8px;
        min-width: 200px;
        max-width: calc(100% - 16px);
        box-sizing: border-box;
        white-space: normal;
        display: flex;
        flex-direction: column;
        gap: 4px;
        padding: 8px 12px;
        border-radius: 8px;
        color: var(--vscode-menu-foreground, var(--vscode-foreground));
        background: var(--vscode-menu-background, var(--vscode-editorWidget-background));
        border: 1px solid var(--vscode-menu-border, var(--vscode-contrastBorder, transparent));
        box-shadow: 0 2px 8px var(--vscode-widget-shadow, transparent);
      }
      .pace {
        display: flex;
        align-items: center;
        gap: 8px;
      }
    `,
  ];

  @property({ attribute: false }) model: PlaygroundModel | null = null;
  @property({ attribute: false }) board: Board<unknown> | null = null;
  @property({ type: Number }) revision = 0;
  /** Whether the speed is chosen here, since the footer has no room for it. */
  @property({ type: Boolean }) narrow = false;
  @state() private isOpen = false;

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('pointerdown', this.closeOutside);
    document.addEventListener('keydown', this.press, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('pointerdown', this.closeOutside);
    document.removeEventListener('keydown', this.press, { capture: true });
  }

  protected override render(): TemplateResult {
    return html`<vscode-toolbar-button
        label=${text('view.button')}
        title=${text('view.button')}
        aria-expanded=${String(this.isOpen)}
        @click=${() => (this.isOpen = !this.isOpen)}
        >${codicon('eye')}</vscode-toolbar-button
      >
      ${this.isOpen && this.model ? this.renderMenu(this.model) : nothing}`;
  }

  private renderMenu(model: PlaygroundModel): TemplateResult {
    const { board } = this;
    const colours = model.view.colours ?? (isHighContrast() ? 'visible' : 'theme');
    return html`<div class="menu" role="group" aria-label=${text('view.button')}>
      ${board?.hasOriginalColours ? this.renderColour('original', colours) : nothing}
      ${this.renderColour('visible', colours)}
      ${board?.choices?.map(({ id, label, isOn, choose }) => renderChoice(id, label, isOn, choose))}
      ${renderChoice('pin', text('view.pin'), model.document?.isPinned ?? false, (isPinned) =>
        this.dispatchEvent(new WishEvent({ kind: 'pin', isPinned })),
      )}
      ${this.narrow ? html`<span class="pace">${text('transport.speed')} ${renderPace(model.view.pace)}</span>` : nothing}
    </div>`;
  }

  private renderColour(choice: Exclude<ColourChoice, 'theme'>, chosen: ColourChoice): TemplateResult {
    return renderChoice(choice, text(`view.${choice}`), chosen === choice, (isOn) => {
      this.dispatchEvent(new ViewChangedEvent({ colours: isOn ? choice : isHighContrast() ? 'theme' : null }));
    });
  }

  /** An Escape closes the opened menu wherever the focus is, before the game hears of it. */
  private readonly press = (event: KeyboardEvent): void => {
    if (!this.isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    this.isOpen = false;
    this.renderRoot.querySelector<HTMLElement>('vscode-toolbar-button')?.focus();
  };

  private readonly closeOutside = (event: PointerEvent): void => {
    if (!event.composedPath().includes(this)) this.isOpen = false;
  };
}

function renderChoice(id: string, label: string, isOn: boolean, choose: (isOn: boolean) => void): TemplateResult {
  return html`<vscode-checkbox
    class=${id}
    label=${label}
    .checked=${isOn}
    @change=${({ target }: Event) => choose((target as HTMLElement & { checked: boolean }).checked)}
  ></vscode-checkbox>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-view-menu': ViewMenu;
  }
}
