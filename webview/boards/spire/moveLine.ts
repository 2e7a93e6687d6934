import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { InputChosenEvent } from '../../events';
import { sharedStyles } from '../../sharedStyles';
import { LineHistory } from './history';
import { text } from './texts';

/** Longer lines are cut in the answer that they aren't a command. */
const MAX_SHOWN = 40;

/**
 * A line for moves as they are typed in the original. A line that isn't a command says so and stays.
 * @fires input-chosen - a command was entered
 */
@customElement('spire-move-line')
export class SpireMoveLine extends LitElement {
  static override styles = [
    sharedStyles,
    css`
      label {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      input[type='text'] {
        flex: 1 1 auto;
        min-width: 0;
        font-family: var(--vscode-editor-font-family);
      }
      p {
        margin: 4px 0 0;
        color: var(--vscode-editorError-foreground);
      }
    `,
  ];

  @property({ attribute: false }) isCommand: (line: string) => boolean = () => true;
  /** What was entered before; whoever keeps it longer than this line hands it in. */
  @property({ attribute: false }) history = new LineHistory();
  @state() private refused: string | null = null;

  protected override render(): TemplateResult {
    return html`<label>
        ${text('spire.panel.move')}
        <input
          type="text"
          placeholder="play Strike 0"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          @keydown=${this.press}
        />
      </label>
      <div role="status">
        ${
          this.refused === null
            ? nothing
            : html`<p>${text('spire.board.no-command', { line: this.refused.slice(0, MAX_SHOWN) })}</p>`
        }
      </div>`;
  }

  private readonly press = (event: KeyboardEvent): void => {
    const { target: field, key, isComposing } = event;
    if (!(field instanceof HTMLInputElement) || isComposing) return;
    if (key === 'ArrowUp') field.value = this.history.older(field.value);
    else if (key === 'ArrowDown') field.value = this.history.newer(field.value);
    else if (key === 'Enter') this.enter(field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  private enter(field: HTMLInputElement): void {
    const line = field.value;
    this.history.add(line);
    this.refused = this.isCommand(line) ? null : line;
    if (this.refused !== null) return;
    field.value = '';
    this.dispatchEvent(new InputChosenEvent(line));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spire-move-line': SpireMoveLine;
  }
}
