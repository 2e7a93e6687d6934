import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Problem, Severity } from '../src/core/problem';
import { codicon, type CodiconName } from './codicon';
import { RevealEvent } from './events';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/** How many problems are listed; the editor's own list has them all. */
const MAX_SHOWN = 20;

const ICONS: Readonly<Record<Severity, CodiconName>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  hint: 'info',
};

/**
 * What is wrong with the text; each line leads to its place.
 * @fires reveal - the user chose a problem
 */
@customElement('turnsmith-problems')
export class ProblemListElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      li {
        display: flex;
        gap: 6px;
        align-items: flex-start;
        padding: 2px 0;
      }
      .none {
        margin: 0;
        color: var(--vscode-descriptionForeground);
      }
      .error {
        color: var(--vscode-editorError-foreground);
      }
      .warning {
        color: var(--vscode-editorWarning-foreground);
      }
      .info,
      .hint {
        color: var(--vscode-editorInfo-foreground);
      }
    `,
  ];

  @property({ attribute: false }) problems: readonly Problem[] = [];

  protected override render(): TemplateResult {
    const { problems } = this;
    if (problems.length === 0) return html`<p class="none">${text('playground.no-problems')}</p>`;
    const more = problems.length - MAX_SHOWN;
    return html`<ul aria-label=${text('playground.problems')}>
      ${problems.slice(0, MAX_SHOWN).map(
        ({ severity, code, args, range }) =>
          html`<li>
            <span class=${severity}>${codicon(ICONS[severity])}</span>
            <button class="link" @click=${() => this.dispatchEvent(new RevealEvent(range))}>
              ${text('playground.problem', {
                severity: text(`severity.${severity}`),
                line: range.start.line + 1,
                message: say({ key: code, args }),
              })}
            </button>
          </li>`,
      )}
      ${more > 0 ? html`<li>${text('playground.more-problems')}</li>` : nothing}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-problems': ProblemListElement;
  }
}
