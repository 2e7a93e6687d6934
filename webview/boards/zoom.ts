import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { html, type TemplateResult } from 'lit';
import { codicon } from '../codicon';
import { giveFocusBack } from '../focus';
import { text } from '../texts';

/** What the user wants of the size of cells: larger, smaller, or as large as fits. */
export type ZoomWish = 'in' | 'out' | 'fit';

const STEP = 1.25;
const LEAST = 4;

/** The side of a cell, in whole CSS pixels, after a wish; `null`: as large as fits. */
export function zoomedCell(wish: ZoomWish, cell: number, most: number): number | null {
  if (wish === 'fit') return null;
  if (wish === 'in') return Math.min(2 * most, Math.max(cell + 1, Math.round(cell * STEP)));
  return Math.max(LEAST, Math.min(cell - 1, Math.round(cell / STEP)));
}

/** The buttons over the corner of a board. */
export function renderZoom(fits: boolean, zoom: (wish: ZoomWish) => void): TemplateResult {
  return html`<div class="zoom" role="group" aria-label=${text('zoom.label')} @click=${giveFocusBack}>
    ${renderButton('zoom-out', text('zoom.out'), () => zoom('out'))}
    ${renderButton('zoom-in', text('zoom.in'), () => zoom('in'))}
    <vscode-toolbar-button
      toggleable
      ?checked=${fits}
      label=${text('zoom.fit')}
      title=${text('zoom.fit')}
      @click=${() => zoom('fit')}
      >${codicon('screen-full')}</vscode-toolbar-button
    >
  </div>`;
}

function renderButton(icon: 'zoom-in' | 'zoom-out', label: string, act: () => void): TemplateResult {
  return html`<vscode-toolbar-button label=${label} title=${label} @click=${act}
    >${codicon(icon)}</vscode-toolbar-button
  >`;
}
