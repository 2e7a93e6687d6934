import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SLOTS } from '../../../src/games/snakes/facts/field';
import type { SlotFile } from '../../../src/play/slotFiles';
import { ClearSlotEvent, OwnSlotChosenEvent, RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { say, text as shellText } from '../../texts';
import { slotBadge, slotBadgeStyles } from './badge';
import { text } from './texts';

/** What the choice of no slot is called in an event. */
const NO_SLOT = 0;

/**
 * Is responsible for who stands where: the edited file, and the files in the other slots with what is wrong with them.
 * @fires own-slot-chosen - the edited file is to stand in another slot
 * @fires clear-slot - a slot is to be emptied
 * @fires reveal - the user wants to see a problem in its file
 */
@customElement('snakes-slots')
export class SnakesSlots extends LitElement {
  static override styles = [
    sharedStyles,
    slotBadgeStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 6px;
      }
      label {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      ul ul {
        padding-inline-start: 2em;
      }
      .error {
        color: var(--vscode-editorError-foreground);
      }
    `,
  ];

  /** The slot in which the edited file stands; 0 when it stands nowhere. */
  @property({ type: Number }) ownSlot = NO_SLOT;
  @property({ attribute: false }) slots: ReadonlyMap<number, SlotFile> = new Map();
  @property({ type: Boolean }) readable = false;
  /** Whether slots may be emptied now. */
  @property({ type: Boolean }) open = false;

  /** Draws the choice of the slot of the edited file, and the loaded files below it. */
  protected override render(): TemplateResult {
    return html`<label>
        ${text('snakes.self.label')}
        <select class="self" @change=${(event: Event) => this.chooseOwnSlot(event)}>
          ${[...SLOTS, NO_SLOT].map(
            (slot) =>
              html`<option value=${slot} .selected=${slot === this.ownSlot}>
                ${slot === NO_SLOT ? text('snakes.self.nowhere') : text('snakes.self.slot', { slot })}
              </option>`,
          )}
        </select>
      </label>
      <ul aria-label=${text('snakes.slots.label')}>
        ${SLOTS.map((slot) => this.renderFile(slot))}
      </ul>`;
  }

  /** Draws the file in a slot, if one was loaded. */
  private renderFile(slot: number): TemplateResult | typeof nothing {
    const file = this.slots.get(slot);
    if (!file) return nothing;
    const { name, problems, isGone } = file;
    return html`<li class="file">
      ${slotBadge(slot, this.readable)} ${name}
      <button
        class="link"
        aria-disabled=${String(!this.open)}
        aria-label=${text('snakes.slots.remove-from', { name, slot })}
        @click=${() => this.open && this.dispatchEvent(new ClearSlotEvent(slot))}
      >
        ${text('snakes.slots.remove')}
      </button>
      ${isGone ? html`<p class="gone">${shellText('playground.gone', { name })}</p>` : nothing}
      ${problems.length > 0 ? this.renderProblems(slot, file) : nothing}
    </li>`;
  }

  /** Draws what is wrong with the file in a slot; each line leads to its place. */
  private renderProblems(slot: number, { problems, name }: SlotFile): TemplateResult {
    const isBroken = problems.some(({ severity }) => severity === 'error');
    return html`${isBroken ? html`<p class="error">${text('snakes.slots.broken', { name, slot })}</p>` : nothing}
      <ul>
        ${problems.map(
          ({ severity, code, args, range }) =>
            html`<li>
              <button class="link" @click=${() => this.dispatchEvent(new RevealEvent(range, { kind: 'slot', slot }))}>
                ${shellText('playground.problem', {
                  severity: shellText(`severity.${severity}`),
                  line: range.start.line + 1,
                  message: say({ key: code, args }),
                })}
              </button>
            </li>`,
        )}
      </ul>`;
  }

  /** Tells the shell which slot was chosen for the edited file; a file that was loaded there would keep the place, so it goes first. */
  private chooseOwnSlot(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const slot = Number(event.target.value);
    if (this.slots.has(slot)) this.dispatchEvent(new ClearSlotEvent(slot));
    this.dispatchEvent(new OwnSlotChosenEvent(slot));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-slots': SnakesSlots;
  }
}
