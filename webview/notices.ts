import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Problem } from '../src/core/problem';
import { rangeOf } from '../src/core/range';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { MAX_SESSION_LENGTH } from '../src/play/session';
import { RevealEvent } from './events';
import { failureText } from './failureText';
import { sharedStyles } from './sharedStyles';
import { say, text } from './texts';

/**
 * What the user must know before looking at the board: that it shows an earlier text or turn and why, that moves are on hold, that the file is gone.
 * @fires reveal - the user follows the link to the reason
 */
@customElement('turnsmith-notices')
export class Notices extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: contents;
      }
      p {
        margin: 0;
        padding: 6px 10px;
        color: var(--vscode-inputValidation-warningForeground, var(--vscode-foreground));
        background: var(--vscode-inputValidation-warningBackground);
        border: 1px solid var(--vscode-inputValidation-warningBorder, var(--vscode-contrastBorder, transparent));
      }
      p.broken {
        color: var(--vscode-inputValidation-errorForeground, var(--vscode-foreground));
        background: var(--vscode-inputValidation-errorBackground);
        border-color: var(--vscode-inputValidation-errorBorder, var(--vscode-contrastBorder, transparent));
      }
      p .link {
        display: inline;
        text-decoration: underline;
      }
    `,
  ];

  @property({ attribute: false }) model: PlaygroundModel | null = null;
  /** Counts up whenever the model may have changed. */
  @property({ type: Number }) revision = 0;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { isStale, isGone, failure, session, document: file, problems } = model;
    const error = problems.find(({ severity }) => severity === 'error');
    return html`${isStale && error ? reason(this, error, session !== null) : nothing}
    ${failure ? html`<p class="broken failure">${failureText(failure)}</p>` : nothing}
    ${isGone ? html`<p>${text('playground.gone', { name: file?.name ?? '' })}</p>` : nothing}
    ${
      session && session.waiting > 0 && model.game?.tick === undefined
        ? html`<p class="waiting">${text('playground.waiting', { count: session.waiting })}</p>`
        : nothing
    }
    ${session?.isFull ? html`<p>${text('playground.full', { limit: MAX_SESSION_LENGTH })}</p>` : nothing}`;
  }
}

function reason(host: HTMLElement, { code, args, range: { start } }: Problem, hasBoard: boolean): TemplateResult {
  const place = rangeOf(start.line, start.character, start.line, start.character);
  return html`<p class="broken">
    ${text(hasBoard ? 'playground.broken' : 'playground.never-played')} ${say({ key: code, args })}
    <button class="link" @click=${() => host.dispatchEvent(new RevealEvent(place))}>
      ${text('playground.go-to-text', { line: start.line + 1 })}
    </button>
  </p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-notices': Notices;
  }
}
