import { html, type TemplateResult } from 'lit';

/** A die, drawn like the icons of VS Code, which have none; it says nothing to a screen reader. */
export const diceIcon = (): TemplateResult =>
  html`<svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
    <rect x="2" y="2" width="12" height="12" rx="2.5" />
    <g fill="currentColor" stroke="none">
      <circle cx="5.2" cy="5.2" r="1.1" />
      <circle cx="8" cy="8" r="1.1" />
      <circle cx="10.8" cy="10.8" r="1.1" />
    </g>
  </svg>`;
