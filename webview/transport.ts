import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { codicon, type CodiconName } from './codicon';
import { TransportEvent, type TransportWish } from './events';
import { giveFocusBack } from './focus';
import { renderPace } from './pace';
import { sharedStyles } from './sharedStyles';
import { text } from './texts';
import { turnOfWords } from './turnText';

/**
 * Restart, step back, run or pause, step, to the end, and the speed; the same for every game. A button that does nothing now stays where it is.
 * @fires transport - the user wants another turn
 * @fires view-changed - the user wants another speed
 */
@customElement('turnsmith-transport')
export class Transport extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 4px;
        height: 24px;
        container-type: inline-size;
      }
      @container (inline-size < 320px) {
        output {
          visibility: hidden;
        }
      }
      .controls {
        display: flex;
        gap: 4px;
      }
      vscode-toolbar-button.off {
        opacity: 0.4;
      }
      output {
        flex: 1 1 0;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font-size: 11px;
        color: var(--vscode-descriptionForeground);
        font-variant-numeric: tabular-nums;
      }
      .pace {
        width: 86px;
        flex: none;
      }
    `,
  ];

  @property({ type: Number }) turn = 0;
  @property({ type: Number }) turns = 0;
  /** What an input is called, where it is less than a turn. */
  @property() unit: 'move' | undefined = undefined;
  @property({ type: Boolean }) running = false;
  /** Whether one more turn can be made without the user choosing anything. */
  @property({ type: Boolean }) canStep = false;
  /** In milliseconds a turn. */
  @property({ type: Number }) pace = 300;
  /** Whether there is no room for the speed. */
  @property({ type: Boolean }) narrow = false;
  /** Whether the board has buttons to run and step. */
  @property({ type: Boolean }) brief = false;
  /** What stepping back takes back, where the game has a name for it. */
  @property() undoLabel = '';

  protected override render(): TemplateResult {
    const { turn, turns, running, canStep, brief } = this;
    const back = this.undoLabel || text('transport.back');
    return html`<div class="controls" role="group" aria-label=${text('transport.label')} @click=${giveFocusBack}>
        ${this.button('debug-restart', text('transport.restart'), { kind: 'restart' }, turn > 0)}
        ${this.button('chevron-left', back, { kind: 'seek', turn: turn - 1 }, turn > 0)}
        ${
          brief
            ? nothing
            : running
              ? this.button('debug-pause', text('transport.pause'), { kind: 'pause' }, true)
              : this.button('debug-start', text('transport.play'), { kind: 'run' }, canStep)
        }
        ${brief ? nothing : this.button('chevron-right', text('transport.forward'), { kind: 'step' }, canStep)}
        ${this.button('debug-continue', text('transport.end'), { kind: 'end' }, canStep)}
      </div>
      <output>${this.narrow ? nothing : turnOfWords(this.unit, turn, turns)}</output>
      ${this.narrow ? nothing : renderPace(this.pace)}`;
  }

  private button(icon: CodiconName, label: string, wish: TransportWish, isOn: boolean): TemplateResult {
    return html`<vscode-toolbar-button
      class="${wish.kind} ${isOn ? '' : 'off'}"
      title=${label}
      label=${label}
      aria-disabled=${String(!isOn)}
      @click=${() => isOn && this.dispatchEvent(new TransportEvent(wish))}
      >${codicon(icon)}</vscode-toolbar-button
    >`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'turnsmith-transport': Transport;
  }
}
