import '@vscode-elements/elements/dist/vscode-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Problem } from '../src/core/problem';
import { rangeOf } from '../src/core/range';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import { SEED } from '../src/games/options';
import { MAX_SESSION_LENGTH, type Session } from '../src/play/session';
import { OptionChosenEvent, RevealEvent, WishEvent } from './events';
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
        position: absolute;
        z-index: 1;
        top: 8px;
        left: 12px;
        right: 12px;
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 8px;
        pointer-events: none;
      }
      .notice {
        box-sizing: border-box;
        display: flex;
        align-items: center;
        gap: 12px;
        max-width: 480px;
        width: 100%;
        padding: 8px 12px;
        border-radius: 3px;
        pointer-events: auto;
        color: var(--vscode-foreground);
        background: var(--vscode-editorWidget-background);
        border: 1px solid var(--vscode-editorWidget-border, var(--vscode-contrastBorder, transparent));
        border-inline-start: 3px solid var(--tone-yellow);
        box-shadow: 0 2px 8px var(--vscode-widget-shadow, transparent);
      }
      .broken {
        border-inline-start-color: var(--tone-red);
      }
      p {
        flex: 1;
        margin: 0;
      }
      .notice .link {
        text-decoration: underline;
      }
    `,
  ];

  @property({ attribute: false }) model: PlaygroundModel | null = null;
  /** Counts up whenever the model may have changed. */
  @property({ type: Number }) revision = 0;
  /** What people call an input. */
  @property({ attribute: false }) nameOfInput: (input: string) => string = (input) => input;

  protected override render(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    const { isStale, isGone, failure, session, document: file, problems, hidesNewSeed } = model;
    const error = problems.find(({ severity }) => severity === 'error');
    return html`${isStale && error ? this.renderReason(error, session !== null) : nothing}
    ${failure ? renderNotice('broken failure', failureText(failure)) : nothing}
    ${isGone ? renderNotice('gone', text('playground.gone', { name: file?.name ?? '' })) : nothing}
    ${session && session.waiting > 0 && model.game?.tick === undefined ? this.renderWaiting(session) : nothing}
    ${hidesNewSeed ? this.renderSeed(model) : nothing}
    ${session?.isFull ? renderNotice('full', text('playground.full', { limit: MAX_SESSION_LENGTH })) : nothing}`;
  }

  private renderReason({ code, args, range: { start } }: Problem, hasBoard: boolean): TemplateResult {
    const place = rangeOf(start.line, start.character, start.line, start.character);
    const lead = html`<button class="link" @click=${() => this.dispatchEvent(new RevealEvent(place))}>
      ${text('playground.fix-line', { line: start.line + 1 })}
    </button>`;
    return renderNotice(
      'broken',
      html`${text(hasBoard ? 'playground.broken' : 'playground.never-played')} ${lead} ${say({ key: code, args })}`,
    );
  }

  private renderWaiting({ waiting, turns, inputs }: Session): TemplateResult {
    const input = this.nameOfInput(inputs[turns] ?? '');
    const discard = (): void => void this.dispatchEvent(new WishEvent({ kind: 'discard-waiting' }));
    return renderNotice(
      'waiting',
      text('playground.waiting', { count: waiting, input, turn: turns + 1 }),
      html`<vscode-button secondary @click=${discard}>${text('playground.discard')}</vscode-button>`,
    );
  }

  private renderSeed({ seed, fileSeed }: PlaygroundModel): TemplateResult {
    const follow = (): void => void this.dispatchEvent(new OptionChosenEvent(SEED.name, null));
    return renderNotice(
      'hidden-seed',
      text('seed.hidden', { seed: seed ?? '', own: fileSeed ?? '' }),
      html`<vscode-button secondary @click=${follow}>${text('seed.follow', { own: fileSeed ?? '' })}</vscode-button>`,
    );
  }
}

function renderNotice(
  kind: string,
  words: string | TemplateResult,
  action: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`<div class="notice ${kind}">
    <p>${words}</p>
    ${action}
  </div>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-notices': Notices;
  }
}
