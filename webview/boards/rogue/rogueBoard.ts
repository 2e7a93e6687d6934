import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/games/game';
import type { RogueFrame } from '../../../src/games/rogue/play/frame';
import { KEYS } from '../../../src/games/rogue/play/keys';
import { text } from '../../texts';
import { TransportEvent } from '../../transport';
import { CellPointedEvent, type GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { paintRogue } from './paint';
import { ORIGINAL, READABLE } from './colours';
import { nameOfCell } from './names';
import { RogueScene } from './scene';

/** How many cells around the player stay in view where the window is large enough. */
const OUTLOOK = 8;

/** The board of the roguelike: the map as the player knows it, the hit points below, and for authors all that is there. */
@customElement('rogue-board')
export class RogueBoard extends CanvasBoard<RogueFrame> {
  static override styles: CSSResultGroup = [
    CanvasBoard.styles,
    css`
      .head {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: 4px 16px;
        margin-bottom: 6px;
      }
      h2 {
        font-size: 1.1em;
        margin: 0;
      }
      label {
        display: flex;
        align-items: center;
        gap: 4px;
      }
      .hp {
        font-family: var(--vscode-editor-font-family);
        margin: calc(var(--rows-above, 1) * 1lh) 1ch 0;
      }
      .dead {
        margin: 4px 1ch 0;
        font-weight: bold;
      }
    `,
  ];

  readonly keys: readonly GameKey[] = KEYS.map(({ key, codes, word }) => ({
    key,
    codes,
    input: key,
    label: `rogue.key.${word}`,
    cap: key,
  }));

  /** A name has the place in it, as the game counts. */
  readonly origin = null;

  protected override readonly outlook = OUTLOOK;

  @property({ attribute: false }) private seesEverything = false;

  private lastScene: RogueScene | null = null;

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.height, this.frame.width] : [0, 0];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.restartByEscape);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.restartByEscape);
  }

  nameOf([row, column]: Cell): string {
    return this.scene ? nameOfCell(this.scene, column, row) : '';
  }

  endTexts(status: string): { title: string; question: string } | null {
    return status === 'lost'
      ? { title: text('rogue.end.lost.title'), question: text('rogue.end.lost.question') }
      : null;
  }

  protected override render(): TemplateResult {
    const { frame } = this;
    return html`<div class="head">
        <h2>${text('rogue.board.heading')}</h2>
        <label>
          <input type="checkbox" class="everything" .checked=${this.seesEverything} @change=${this.chooseEverything} />
          ${text('rogue.board.everything')}
        </label>
      </div>
      ${this.renderCanvas()}
      <p class="hp">${frame?.hpLine.text}</p>
      ${frame?.status === 'lost' ? html`<p class="dead">${text('rogue.board.dead')}</p>` : ''}`;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { frame } = this;
    if (frame) this.style.setProperty('--rows-above', String(frame.hpLine.y - frame.height));
  }

  protected paint(brush: Brush): void {
    const at = this.pointed ?? this.cursor;
    if (this.scene) paintRogue(brush, this.scene, this.readable ? READABLE : ORIGINAL, at && [at[1], at[0]]);
  }

  protected focusOf({ player }: RogueFrame): Cell {
    return [player.y, player.x];
  }

  /** What is shown of the frame; made anew when that may be something else. */
  private get scene(): RogueScene | null {
    const { frame, seesEverything, lastScene } = this;
    if (!frame) return null;
    if (lastScene?.frame === frame && lastScene.seesEverything === seesEverything) return lastScene;
    this.lastScene = new RogueScene(frame, seesEverything, (question) => this.ask(question));
    return this.lastScene;
  }

  private readonly chooseEverything = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.seesEverything = target.checked;
    // What is said of the cell that is read may be something else now.
    if (this.cursor) this.dispatchEvent(new CellPointedEvent([...this.cursor]));
  };

  /** For the dead, the key that leaves the game begins it anew; for the living it does nothing. */
  private readonly restartByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.frame?.status !== 'lost') return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.dispatchEvent(new TransportEvent({ kind: 'restart' }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-board': RogueBoard;
  }
}
