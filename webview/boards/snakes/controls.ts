import '@vscode-elements/elements/dist/vscode-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SLOTS } from '../../../src/games/snakes/facts/field';
import type { SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { SlotFile } from '../../../src/play/slotFiles';
import { LoadSlotEvent, OwnSlotChosenEvent, TransportEvent } from '../../events';
import { giveFocusBack } from '../../focus';
import { sharedStyles } from '../../sharedStyles';
import { canPlay, stageOf } from './scene';
import './slotCard';
import { text } from './texts';

/**
 * Is responsible for the buttons of the game, in two rows of three, and for the four slots below them.
 * @fires load-slot - a file is to be loaded
 * @fires own-slot-chosen - after a battle all snakes are forgotten, the edited one too
 * @fires transport - the battle is to run, to pause, or to go on by one turn
 */
@customElement('snakes-controls')
export class SnakesControls extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        margin-top: 4px;
      }
      .buttons {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 6px 8px;
      }
      vscode-button {
        width: 100%;
        --vscode-font-size: 13px;
      }
      vscode-button::part(base) {
        padding: 2px 4px;
        min-height: 22px;
        white-space: nowrap;
      }
      vscode-button.off {
        opacity: 0.45;
      }
      .slots {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 8px;
        margin-top: 8px;
      }
      @media (width < 420px) {
        .buttons,
        .slots {
          gap: 4px;
        }
        .slots {
          margin-top: 4px;
        }
      }
    `,
  ];

  @property({ attribute: false }) frame: SnakesFrame | null = null;
  /** The slot in which the edited file stands; 0 when it stands nowhere. */
  @property({ type: Number }) ownSlot = 0;
  @property({ attribute: false }) slots: ReadonlyMap<number, SlotFile> = new Map();
  @property({ type: Boolean }) running = false;
  @property({ type: Boolean }) readable = false;

  /** Draws the two rows of buttons, and the slots. */
  protected override render(): TemplateResult | typeof nothing {
    const { frame } = this;
    if (!frame) return nothing;
    const mayLoad = stageOf(frame) !== 'during';
    const mayPlay = canPlay(frame);
    return html`<div class="buttons" role="group" aria-label=${text('snakes.title')} @click=${giveFocusBack}>
        ${this.renderLoad(1, mayLoad)}${this.renderLoad(2, mayLoad)}
        ${
          this.running
            ? this.renderButton('pause', text('snakes.button.pause'), true, () => this.play('pause'), true)
            : this.renderButton('run', text('snakes.button.run'), mayPlay, () => this.play('run'), true)
        }
        ${this.renderLoad(3, mayLoad)}${this.renderLoad(4, mayLoad)}
        ${this.renderButton('step', text('snakes.button.step'), mayPlay, () => this.play('step'))}
      </div>
      <div class="slots" role="group" aria-label=${text('snakes.slots.label')}>
        ${SLOTS.map(
          (slot) =>
            html`<snakes-slot-card
              .slotNumber=${slot}
              .frame=${frame}
              .file=${this.slots.get(slot) ?? null}
              .isOwn=${slot === this.ownSlot}
              .open=${mayLoad}
              .readable=${this.readable}
            ></snakes-slot-card>`,
        )}
      </div>`;
  }

  /** Draws the button that asks for a file for a slot. */
  private renderLoad(slot: number, mayLoad: boolean): TemplateResult {
    return this.renderButton(`load-${slot}`, text('snakes.button.load', { slot }), mayLoad, () => this.load(slot));
  }

  /** Draws a button; one that is off stays where it is and does nothing. */
  private renderButton(name: string, label: string, isOn: boolean, act: () => void, isMain = false): TemplateResult {
    return html`<vscode-button
      class="${name} ${isOn ? '' : 'off'}"
      ?secondary=${!isMain}
      aria-disabled=${String(!isOn)}
      @click=${() => isOn && act()}
      >${label}</vscode-button
    >`;
  }

  /** Asks for time to go on, or to stand. */
  private play(kind: 'run' | 'pause' | 'step'): void {
    this.dispatchEvent(new TransportEvent({ kind }));
  }

  /** Asks for a file; after a battle all snakes are forgotten first, the edited one too. */
  private load(slot: number): void {
    const isAfter = this.frame !== null && stageOf(this.frame) === 'after';
    if (isAfter) this.dispatchEvent(new OwnSlotChosenEvent(0));
    this.dispatchEvent(new LoadSlotEvent(slot, isAfter));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-controls': SnakesControls;
  }
}
