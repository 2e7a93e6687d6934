import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FrameEntity } from '../../../src/games/slug/play/frame';
import { text } from './texts';

const COLUMNS = ['name', 'position', 'weapon', 'health', 'poison'] as const;

/** More rows than anybody reads; the rest is counted. */
const MAX_ROWS = 100;

/** A position as the original shows it. */
const placeOf = ([row, column]: readonly [number, number]): string => `(${row}, ${column})`;

/** A table of entities in the original's five columns. */
@customElement('slug-panel')
export class SlugPanel extends LitElement {
  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
      overflow-x: auto;
      font:
        14px Arial,
        sans-serif;
    }
    table {
      border-collapse: collapse;
      width: 100%;
    }
    caption {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    th {
      /* The original's 20 px where there is room for five headings of that size. */
      font:
        bold clamp(12px, 3.6cqi, 20px) Arial,
        sans-serif;
    }
    th,
    td {
      padding: 3px 4px;
      text-align: center;
      border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
    }
    p {
      margin: 4px 0;
    }
  `;

  @property() heading = '';
  @property({ attribute: false }) entities: readonly FrameEntity[] = [];

  protected override render(): TemplateResult {
    const more = this.entities.length - MAX_ROWS;
    return html`<table>
        <caption>
          ${this.heading}
        </caption>
        <thead>
          <tr>
            ${COLUMNS.map((column) => html`<th scope="col">${text(`slug.panel.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.entities.slice(0, MAX_ROWS).map(
            ({ name, position, weapon, health, poison }) =>
              html`<tr>
                <td>${name}</td>
                <td>${placeOf(position)}</td>
                <td>${weapon ?? text('slug.panel.no-weapon')}</td>
                <td>${health}</td>
                <td>${poison}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${more > 0 ? html`<p>${text('slug.panel.more', { count: more })}</p>` : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'slug-panel': SlugPanel;
  }
}
