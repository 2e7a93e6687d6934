import '@vscode-elements/elements/dist/vscode-option/index.js';
import '@vscode-elements/elements/dist/vscode-single-select/index.js';
import { html, type TemplateResult } from 'lit';
import { ViewChangedEvent } from './events';
import { text } from './texts';

/** How fast games can run, in milliseconds a turn; 0 is as fast as they can. */
const PACES = { slow: 1000, normal: 300, fast: 100, max: 0 } as const;

/** The choice of how fast a game runs. */
export function renderPace(pace: number): TemplateResult {
  const names = Object.keys(PACES) as (keyof typeof PACES)[];
  return html`<vscode-single-select
    class="pace"
    label=${text('transport.speed')}
    title=${text('transport.speed')}
    .value=${String(pace)}
    @change=${({ target }: Event) => {
      const { value } = target as HTMLElement & { value: string };
      target?.dispatchEvent(new ViewChangedEvent({ pace: Number(value) }));
    }}
  >
    ${names.map(
      (name) =>
        html`<vscode-option value=${PACES[name]} ?selected=${PACES[name] === pace}
          >${text(`pace.${name}`)}</vscode-option
        >`,
    )}
  </vscode-single-select>`;
}
