import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PanelView } from '../src/play/messages';
import type { Section } from './boards/board';
import { codicon } from './codicon';
import { ViewChangedEvent, WishEvent } from './events';
import { giveFocusBack } from './focus';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/**
 * The details below the board, one section at a time, with the buttons of the original in the row of the tabs, which is always there.
 * @fires view-changed - another section is shown, or the drawer was opened or closed
 * @fires wish - another file, or an end, is wanted
 */
@customElement('turnsmith-drawer')
export class Drawer extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 28px;
        border-top: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
      }
      .row {
        flex: none;
        height: 28px;
        display: flex;
        align-items: center;
        gap: 4px;
        padding: 0 8px;
      }
      .tabs {
        flex: 1 1 0;
        min-width: 0;
        display: flex;
        overflow: auto hidden;
        scrollbar-width: none;
        height: 28px;
        padding-inline-end: 16px;
        mask-image: linear-gradient(to right, #000000 calc(100% - 16px), transparent);
      }
      [role='tab'] {
        flex: none;
        height: 28px;
        padding: 0 8px;
        border: none;
        border-bottom: 2px solid transparent;
        border-radius: 0;
        background: none;
        color: var(--vscode-panelTitle-inactiveForeground, var(--vscode-descriptionForeground));
      }
      [role='tab'][aria-selected='true'] {
        color: var(--vscode-panelTitle-activeForeground, var(--vscode-foreground));
        border-bottom-color: var(--vscode-panelTitle-activeBorder, var(--vscode-focusBorder));
      }
      vscode-button::part(base) {
        padding: 1px 8px;
      }
      @media (width < 420px) {
        vscode-button::part(base) {
          padding: 1px 4px;
          font-size: 11px;
        }
        [role='tab'] {
          padding: 0 5px;
          font-size: 12px;
        }
      }
      .count {
        margin-inline-start: 4px;
        padding: 0 5px;
        border-radius: 8px;
        font-size: 11px;
        color: var(--vscode-badge-foreground);
        background: var(--vscode-badge-background);
      }
      .body {
        position: relative;
        flex: 1 1 0;
        min-height: 0;
        overflow: auto;
      }
      .content {
        padding: 8px 12px 12px;
      }
    `,
  ];

  @property({ attribute: false }) sections: readonly Section[] = [];
  @property({ attribute: false }) view: Pick<PanelView, 'section'> = { section: null };
  /** Whether the user closed it. */
  @property({ type: Boolean }) closed = false;
  /** Whether the layout has room for no more than the row of the tabs. */
  @property({ type: Boolean }) shut = false;

  /** The height that the shown section would take, in CSS pixels, with the row of the tabs. */
  get contentHeight(): number {
    return 29 + (this.renderRoot.querySelector<HTMLElement>('.content')?.offsetHeight ?? 0);
  }

  protected override render(): TemplateResult {
    const { sections, shown } = this;
    const closed = this.isShut;
    return html`<div class="row">
        <div class="tabs" role="tablist" aria-label=${text('drawer.label')} @keydown=${this.press}>
          ${sections.map((section) => this.renderTab(section, section === shown))}
        </div>
        <vscode-button class="load" secondary @click=${() => this.dispatchEvent(new WishEvent({ kind: 'load' }))}
          >${text('playground.load')}</vscode-button
        >
        <vscode-button class="quit" secondary @click=${() => this.dispatchEvent(new WishEvent({ kind: 'quit' }))}
          >${text('playground.quit')}</vscode-button
        >
        <vscode-toolbar-button
          class="toggle"
          label=${text(closed ? 'drawer.open' : 'drawer.close')}
          title=${text(closed ? 'drawer.open' : 'drawer.close')}
          aria-expanded=${String(!closed)}
          @click=${this.toggle}
          >${codicon(closed ? 'chevron-up' : 'chevron-down')}</vscode-toolbar-button
        >
      </div>
      <div
        class="body"
        ?hidden=${this.closed}
        role="tabpanel"
        tabindex=${closed ? -1 : 0}
        aria-labelledby="tab-${shown?.id ?? ''}"
      >
        <div class="content">${shown?.render() ?? nothing}</div>
      </div>`;
  }

  private get isShut(): boolean {
    return this.closed || this.shut;
  }

  private get shown(): Section | undefined {
    return this.sections.find(({ id }) => id === this.view.section) ?? this.sections[0];
  }

  private renderTab({ id, label, count }: Section, isShown: boolean): TemplateResult {
    return html`<button
      role="tab"
      id="tab-${id}"
      aria-selected=${String(isShown)}
      tabindex=${isShown ? 0 : -1}
      @click=${(event: MouseEvent) => this.choose(id, event)}
    >
      ${label}${count ? html`<span class="count">${count}</span>` : nothing}
    </button>`;
  }

  private choose(section: string, event?: MouseEvent): void {
    if (event) giveFocusBack(event);
    this.dispatchEvent(new ViewChangedEvent({ section, ...(this.isShut && { drawer: 'open' as const }) }));
  }

  private readonly toggle = (event: MouseEvent): void => {
    giveFocusBack(event);
    this.dispatchEvent(new ViewChangedEvent({ drawer: this.isShut ? 'open' : 'closed' }));
  };

  /** As in any row of tabs: the arrows go from one to the next. */
  private readonly press = ({ key, shiftKey }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const at = this.sections.findIndex((section) => section === this.shown);
    const next = this.sections[(at + step + this.sections.length) % this.sections.length];
    if (step === 0 || shiftKey || !next) return;
    this.choose(next.id);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-drawer': Drawer;
  }
}
