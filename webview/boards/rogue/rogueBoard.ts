import { css, html, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Cell } from '../../../src/core/cell';
import type { Status } from '../../../src/games/game';
import type { RogueFrame } from '../../../src/games/rogue/play/frame';
import { inputOfName, KEYS, LEAVE } from '../../../src/games/rogue/play/keys';
import type { RogueQueries } from '../../../src/games/rogue/play/queries';
import { CellPointedEvent, InputChosenEvent, TransportEvent } from '../../events';
import type { EndTexts, GameKey } from '../board';
import { CanvasBoard, type Brush } from '../canvasBoard';
import { ORIGINAL, READABLE } from './colours';
import { nameOfCell } from './names';
import { paintRogue } from './paint';
import { RogueScene } from './scene';
import { text } from './texts';

/** How many cells around the player stay in view where there is room. */
const OUTLOOK = 8;

/** The board of the roguelike: the map as the player knows it (or, for authors, all of it), and the hit points below. */
@customElement('rogue-board')
export class RogueBoard extends CanvasBoard<RogueFrame, RogueQueries> {
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
      .end {
        margin: 4px 1ch 0;
        font-weight: bold;
      }
    `,
  ];

  readonly keys: readonly GameKey[] = KEYS.map(({ input, label, codes }) => ({
    key: input,
    codes,
    input,
    label,
    cap: input,
  }));

  /** The name of a cell says the place, as the game counts it. */
  readonly origin = null;

  protected override readonly outlook = OUTLOOK;

  @property({ attribute: false }) private seesEverything = false;

  private lastScene: RogueScene | null = null;

  get size(): readonly [number, number] {
    return this.frame ? [this.frame.height, this.frame.width] : [0, 0];
  }

  /** Escape leaves the game, and restarts it once the player is dead; other names of the keys mean the same as they. */
  takeKey(key: string): boolean {
    const status = this.frame?.status;
    if (key === LEAVE && status === 'lost') return this.dispatchEvent(new TransportEvent({ kind: 'restart' }));
    const input = key === LEAVE && status === 'playing' ? LEAVE : inputOfName(key);
    return input !== null && this.dispatchEvent(new InputChosenEvent(input));
  }

  nameOf([row, column]: Cell): string {
    return this.scene ? nameOfCell(this.scene, column, row) : '';
  }

  endTexts(status: Status): EndTexts | null {
    if (status !== 'lost') return null;
    return { title: text('rogue.end.lost.title'), question: text('rogue.end.lost.question') };
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
      ${frame ? this.renderEnd(frame) : ''}`;
  }

  private renderEnd({ status }: RogueFrame): TemplateResult | string {
    if (status !== 'lost' && status !== 'over') return '';
    return html`<p class="end">${text(status === 'lost' ? 'rogue.board.dead' : 'rogue.board.left')}</p>`;
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

  /** What is shown of the frame; made anew when that may have changed. */
  private get scene(): RogueScene | null {
    const { frame, queries, seesEverything, lastScene } = this;
    if (!frame || !queries) return null;
    if (lastScene?.frame === frame && lastScene.seesEverything === seesEverything) return lastScene;
    this.lastScene = new RogueScene(frame, seesEverything, queries);
    return this.lastScene;
  }

  private readonly chooseEverything = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement) this.seesEverything = target.checked;
    // What there is to say about the cell under the reading cursor may have changed.
    if (this.cursor) this.dispatchEvent(new CellPointedEvent([...this.cursor]));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-board': RogueBoard;
  }
}
