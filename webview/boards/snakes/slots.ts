import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { SELF, slotKey } from '../../../src/games/snakes/play/game';
import type { AttachedFile } from '../../../src/play/attachedTexts';
import { RevealEvent } from '../../problemList';
import { sharedStyles } from '../../sharedStyles';
import { say, text } from '../../texts';
import { ChoiceEvent, DetachEvent } from '../board';
import { slotBadge, slotBadgeStyles } from './badge';

const SLOTS = [1, 2, 3, 4] as const;

/**
 * Where the edited file stands, and which files stand in the other slots, with what is wrong with them.
 * @fires choice - the edited file is to stand in another slot
 * @fires detach - a slot is to be emptied
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
      .gone {
        color: var(--vscode-editorWarning-foreground);
      }
      .error {
        color: var(--vscode-editorError-foreground);
      }
      .warning {
        color: var(--vscode-editorWarning-foreground);
      }
    `,
  ];

  /** The slot of the edited file; `null` when it stands nowhere. */
  @property({ attribute: false }) edited: number | null = null;
  @property({ attribute: false }) attachments: Readonly<Record<string, AttachedFile>> = {};
  @property({ type: Boolean }) readable = false;
  /** Whether slots may be emptied now. */
  @property({ type: Boolean }) open = false;

  protected override render(): TemplateResult {
    return html`<label>
        ${text('snakes.self.label')}
        <select class="self" @change=${(event: Event) => this.chooseSelf(event)}>
          ${[...SLOTS, 0].map(
            (slot) =>
              html`<option value=${slot} .selected=${slot === (this.edited ?? 0)}>
                ${slot === 0 ? text('snakes.self.nowhere') : text('snakes.self.slot', { slot })}
              </option>`,
          )}
        </select>
      </label>
      <ul aria-label=${text('snakes.slots.label')}>
        ${SLOTS.map((slot) => this.renderFile(slot))}
      </ul>`;
  }

  private renderFile(slot: number): TemplateResult | typeof nothing {
    const file = this.attachments[slotKey(slot)];
    if (!file) return nothing;
    return html`<li class="file">
      ${slotBadge(slot, this.readable)} ${file.name}
      <button
        class="link"
        aria-disabled=${String(!this.open)}
        aria-label=${text('snakes.slots.remove-from', { name: file.name, slot })}
        @click=${() => this.open && this.dispatchEvent(new DetachEvent(slotKey(slot)))}
      >
        ${text('snakes.slots.remove')}
      </button>
      ${file.isGone ? html`<p class="gone">${text('playground.gone', { name: file.name })}</p>` : nothing}
      ${file.problems.length > 0 ? this.renderProblems(slot, file) : nothing}
    </li>`;
  }

  private renderProblems(slot: number, { problems, name }: AttachedFile): TemplateResult {
    const isBroken = problems.some(({ severity }) => severity === 'error');
    return html`${isBroken ? html`<p class="error">${text('snakes.slots.broken', { name, slot })}</p>` : nothing}
      <ul>
        ${problems.map(
          ({ severity, code, args, range }) =>
            html`<li>
              <button class="link" @click=${() => this.dispatchEvent(new RevealEvent(range, slotKey(slot)))}>
                ${text('playground.problem', {
                  severity: text(`severity.${severity}`),
                  line: range.start.line + 1,
                  message: say({ key: code, args }),
                })}
              </button>
            </li>`,
        )}
      </ul>`;
  }

  private chooseSelf(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    const slot = Number(event.target.value);
    // A file that was loaded there would keep the place.
    if (slotKey(slot) in this.attachments) this.dispatchEvent(new DetachEvent(slotKey(slot)));
    this.dispatchEvent(new ChoiceEvent(SELF, String(slot)));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-slots': SnakesSlots;
  }
}
