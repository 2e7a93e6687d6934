import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { rangeOf } from '../src/core/range';
import type { PlaygroundModel } from '../src/play/playgroundModel';
import type { Board } from './boards/board';
import { codicon } from './codicon';
import { RevealEvent, WishEvent } from './events';
import { giveFocusBack } from './focus';
import './pill';
import './seedChip';
import { sharedStyles } from './sharedStyles';
import { standingOf } from './standing';
import { text } from './texts';
import { turnWords } from './turnText';
import './viewMenu';

/**
 * What is played and how it stands, in one line: the file, the outcome, the turn, the seed, the choices of the view, and help.
 * @fires reveal - the file was chosen
 * @fires wish - help was asked for
 */
@customElement('turnsmith-header')
export class HeaderElement extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        flex: none;
      }
      header {
        box-sizing: border-box;
        height: 36px;
        padding: 0 8px 0 12px;
        display: flex;
        gap: 8px;
        align-items: center;
        border-bottom: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      h1 {
        margin: 0;
        min-width: 3em;
        font: inherit;
        font-weight: 600;
        overflow: hidden;
      }
      h1 button.link {
        display: block;
        max-width: 100%;
        color: inherit;
        font-weight: 600;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .turn {
        flex: 1 1 0;
        min-width: 4.5em;
        overflow: hidden;
        text-overflow: ellipsis;
        color: var(--vscode-descriptionForeground);
      }
      turnsmith-seed {
        flex: none;
        max-width: 55%;
      }
      :host([narrow]) turnsmith-seed {
        max-width: 34%;
      }
      :host([narrow]) header {
        gap: 6px;
        padding: 0 4px 0 8px;
      }
      :host([narrow]) h1 {
        min-width: 2.4em;
      }
      :host([narrow]) .turn {
        min-width: 3.8em;
      }
      .tools {
        display: flex;
        flex: none;
        gap: 2px;
      }
    `,
  ];

  @property({ attribute: false }) model: PlaygroundModel | null = null;
  @property({ attribute: false }) board: Board<unknown> | null = null;
  /** Counts up whenever the model may have changed. */
  @property({ type: Number }) revision = 0;
  /** Whether there is little room: what can be left out is. */
  @property({ type: Boolean, reflect: true }) narrow = false;
  /** Whether a game is running by itself. */
  @property({ type: Boolean }) running = false;
  @property({ type: Boolean }) helpOpen = false;

  protected override render(): TemplateResult | typeof nothing {
    const { model, narrow } = this;
    if (!model) return nothing;
    const { document: file, session, seed, fileSeed } = model;
    const name = file?.name ?? '';
    return html`<header>
      <h1>
        <button class="link" title=${text('playground.file', { name })} @click=${this.reveal}>${name}</button>
      </h1>
      ${session ? this.renderStanding(model) : nothing}
      <span class="turn">${session ? this.turnText(session.turn) : nothing}</span>
      ${
        seed === null || fileSeed === null
          ? nothing
          : html`<turnsmith-seed .seed=${seed} .own=${fileSeed} .short=${narrow}></turnsmith-seed>`
      }
      <div class="tools">
        <turnsmith-view-menu
          .model=${model}
          .board=${this.board}
          .revision=${this.revision}
          .narrow=${narrow}
        ></turnsmith-view-menu>
        <vscode-toolbar-button
          class="help"
          label=${text('help.button')}
          title=${text('help.button')}
          @click=${this.toggleHelp}
          >${codicon('question')}</vscode-toolbar-button
        >
      </div>
    </header>`;
  }

  private renderStanding(model: PlaygroundModel): TemplateResult {
    const { label, tone, hue } = standingOf(model, this.board, this.running);
    return html`<turnsmith-pill class="outcome" .label=${label} .tone=${tone} .hue=${hue ?? ''}></turnsmith-pill>`;
  }

  private turnText(turn: number): string {
    const turnText = this.board?.turnLabel ?? turnWords(this.model?.game ?? null, turn);
    const remark = this.narrow ? undefined : this.board?.remark;
    return remark ? text('playground.turn-remark', { turn: turnText, remark }) : turnText;
  }

  private reveal(): void {
    this.dispatchEvent(new RevealEvent(rangeOf(0, 0, 0, 0)));
  }

  private toggleHelp(event: MouseEvent): void {
    giveFocusBack(event);
    this.dispatchEvent(new WishEvent({ kind: 'help', isOpen: !this.helpOpen }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-header': HeaderElement;
  }
}
