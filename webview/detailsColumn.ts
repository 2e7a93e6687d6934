import '@vscode-elements/elements/dist/vscode-button/index.js';
import '@vscode-elements/elements/dist/vscode-collapsible/index.js';
import { css, html, LitElement, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PanelView } from '../src/play/messages';
import type { Section } from './boards/board';
import { ViewChangedEvent, WishEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';

/**
 * The details beside the board, all sections one below the other; each can be closed.
 * @fires view-changed - a section was opened or closed
 * @fires wish - another file, or an end, is wanted
 */
@customElement('turnsmith-details')
export class DetailsColumn extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        height: 100%;
        min-height: 0;
      }
      .sections {
        flex: 1 1 0;
        min-height: 0;
        overflow: auto;
      }
      vscode-collapsible {
        border-bottom: 1px solid var(--vscode-panel-border, transparent);
      }
      .content {
        padding: 4px 12px 12px 28px;
      }
      .buttons {
        flex: none;
        display: flex;
        justify-content: flex-end;
        gap: 8px;
        padding: 8px 12px;
        border-top: 1px solid var(--vscode-panel-border, transparent);
      }
    `,
  ];

  @property({ attribute: false }) sections: readonly Section[] = [];
  @property({ attribute: false }) view: Pick<PanelView, 'closed'> = { closed: [] };

  protected override render(): TemplateResult {
    return html`<h2 class="visually-hidden">${text('drawer.label')}</h2>
      <div class="sections">
        ${repeat(
          this.sections,
          ({ id }) => id,
          (section) => this.renderSection(section),
        )}
      </div>
      <div class="buttons">
        <vscode-button class="load" secondary @click=${() => this.dispatchEvent(new WishEvent({ kind: 'load' }))}
          >${text('playground.load')}</vscode-button
        >
        <vscode-button class="quit" secondary @click=${() => this.dispatchEvent(new WishEvent({ kind: 'quit' }))}
          >${text('playground.quit')}</vscode-button
        >
      </div>`;
  }

  private renderSection({ id, label, count, render }: Section): TemplateResult {
    const { closed } = this.view;
    const toggle = ({ detail }: CustomEvent<{ open: boolean }>): void => {
      const others = closed.filter((other) => other !== id);
      this.dispatchEvent(new ViewChangedEvent({ closed: detail.open ? others : [...others, id] }));
    };
    return html`<vscode-collapsible
      id=${id}
      heading=${label}
      description=${count ? String(count) : ''}
      .open=${!closed.includes(id)}
      @vsc-collapsible-toggle=${toggle}
    >
      <div class="content">${render()}</div>
    </vscode-collapsible>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-details': DetailsColumn;
  }
}
