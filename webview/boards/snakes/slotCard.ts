import '@vscode-elements/elements/dist/vscode-toolbar-button/index.js';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FrameSnake, SnakesFrame } from '../../../src/games/snakes/play/frame';
import type { SlotFile } from '../../../src/play/slotFiles';
import { codicon } from '../../codicon';
import { ClearSlotEvent, RevealEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { head } from '../../sprites/snakes';
import '../../sprites/spriteElement';
import { say, text as shellText } from '../../texts';
import { colourOf, ORIGINAL, READABLE } from './colours';
import { text } from './texts';

const SIGN = head('east');

/**
 * Is responsible for one slot in a few words: its colour, the snake in it with its length and the rule that chose, and what is wrong with its file.
 * @fires clear-slot - the slot is to be emptied
 * @fires reveal - the user wants to see a problem in its file
 */
@customElement('snakes-slot-card')
export class SnakesSlotCard extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        position: relative;
        min-width: 0;
        height: 44px;
        box-sizing: border-box;
        padding: 3px 4px 3px 10px;
        border-radius: 6px;
        border: 1px solid var(--vscode-panel-border, var(--vscode-contrastBorder, transparent));
        border-inline-start: 4px solid var(--slot);
        background: var(--vscode-editor-background);
        overflow: hidden;
      }
      .name {
        display: flex;
        align-items: center;
        gap: 4px;
        font-weight: 600;
        white-space: nowrap;
      }
      .name span,
      p {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .closes {
        padding-inline-end: 18px;
      }
      .own {
        flex: none;
        height: 16px;
        line-height: 16px;
      }
      p {
        margin: 0;
        font-size: 11px;
        line-height: 16px;
      }
      .empty,
      .rule {
        color: var(--vscode-descriptionForeground);
      }
      .rule-name {
        display: none;
        color: var(--vscode-descriptionForeground);
      }
      .problem {
        color: var(--vscode-editorError-foreground);
        font-size: 11px;
      }
      .remove {
        position: absolute;
        top: 0;
        right: 0;
        background: var(--vscode-editor-background);
      }
      @media (height < 480px) {
        :host {
          height: 24px;
        }
        p {
          display: none;
        }
      }
      @media (height >= 700px) {
        :host {
          height: 60px;
        }
        .rule-name {
          display: block;
        }
      }
      @media (width < 420px) {
        :host {
          padding-inline-start: 5px;
        }
        turnsmith-sprite,
        .long {
          display: none;
        }
      }
    `,
  ];

  @property({ type: Number }) slotNumber = 1;
  @property({ attribute: false }) frame: SnakesFrame | null = null;
  @property({ attribute: false }) file: SlotFile | null = null;
  /** Whether the edited file stands here. */
  @property({ type: Boolean }) isOwn = false;
  /** Whether the slot may be emptied now. */
  @property({ type: Boolean }) open = false;
  @property({ type: Boolean }) readable = false;

  /** Draws the card of the slot, with a snake or without. */
  protected override render(): TemplateResult {
    const { slotNumber: slot, frame, file, readable } = this;
    const snake = frame?.snakes.find((candidate) => candidate.slot === slot);
    const label = text('snakes.slot', { slot });
    const name = snake?.name ?? file?.name ?? text('snakes.panel.empty-slot');
    return html`<div class=${file && this.open ? 'name closes' : 'name'} title=${label}>
        <turnsmith-sprite
          .sprite=${SIGN}
          .hue=${colourOf(readable ? READABLE : ORIGINAL, slot)}
          .size=${14}
        ></turnsmith-sprite>
        <span class=${snake ? 'snake' : 'empty'}>${name}</span>
        <span class="visually-hidden">${label}</span>
        ${this.isOwn ? html`<span class="own" title=${text('snakes.slots.own')}>${codicon('go-to-file')}</span>` : nothing}
      </div>
      ${this.problemOf() ?? (snake ? renderState(frame, snake) : html`<p class="empty">${text('snakes.slots.number', { slot })}</p>`)}
      ${file && this.open ? this.renderRemove(file) : nothing}`;
  }

  /** Gives the card the colour of its snake. */
  protected override updated(): void {
    this.style.setProperty('--slot', colourOf(this.readable ? READABLE : ORIGINAL, this.slotNumber));
  }

  /** Draws the first problem of the file, as a link to it; nothing for a file without problems. */
  private problemOf(): TemplateResult | null {
    const { file, slotNumber: slot } = this;
    if (file?.isGone) return html`<p class="problem gone">${shellText('playground.gone', { name: file.name })}</p>`;
    const [first] = file?.problems ?? [];
    if (!first) return null;
    const { code, args, range } = first;
    const words = say({ key: code, args });
    return html`<button
      class="link problem"
      title=${words}
      @click=${() => this.dispatchEvent(new RevealEvent(range, { kind: 'slot', slot }))}
    >
      ${text('snakes.slots.problem', { count: file?.problems.length ?? 0 })}
      <span class="visually-hidden">${words}</span>
    </button>`;
  }

  /** Draws the button that empties the slot. */
  private renderRemove({ name }: SlotFile): TemplateResult {
    const slot = this.slotNumber;
    const label = text('snakes.slots.remove-from', { name, slot });
    return html`<vscode-toolbar-button
      class="remove"
      label=${label}
      title=${label}
      @click=${() => this.dispatchEvent(new ClearSlotEvent(slot))}
      >${codicon('close')}</vscode-toolbar-button
    >`;
  }
}

/** How long a snake is, and what moved it in the last turn. */
function renderState(frame: SnakesFrame | null, { length, moved, rule, ruleName }: FrameSnake): TemplateResult {
  const long = length === 0 ? text('snakes.panel.dead') : text('snakes.slots.long', { count: length });
  const chosen =
    rule !== null
      ? text('snakes.slots.rule', { rule: rule + 1 })
      : moved !== null
        ? text('snakes.panel.no-rule')
        : length === 1
          ? text('snakes.panel.lone-tail')
          : frame && frame.turn > 0 && length > 1
            ? text('snakes.panel.stuck')
            : '';
  return html`<p>${long}${chosen ? html`<span class="rule"><span class="long"> ·</span> ${chosen}</span>` : nothing}</p>
    <p class="rule-name">${ruleName}</p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'snakes-slot-card': SnakesSlotCard;
  }
}
