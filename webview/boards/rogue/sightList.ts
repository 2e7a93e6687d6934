import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { FrameEntity, RogueFrame } from '../../../src/games/rogue/play/frame';
import { sharedStyles } from '../../sharedStyles';
import { tableStyles } from '../../tableStyles';
import '../../sprites/spriteElement';
import type { RogueColours } from './colours';
import { LETTER_SPRITES } from './letters';
import { text } from './texts';
import { wayTo } from './way';

/** As many as anybody reads; the rest is counted. */
const MAX_ROWS = 100;

/** The monsters in sight, the nearest first: how they are, and where from the player. */
@customElement('rogue-sight')
export class RogueSight extends LitElement {
  static override styles = [
    sharedStyles,
    tableStyles,
    css`
      :host {
        display: block;
      }
    `,
  ];

  @property({ attribute: false }) frame: RogueFrame | null = null;
  @property({ attribute: false }) colours: RogueColours | null = null;

  protected override render(): TemplateResult | typeof nothing {
    const { frame, colours } = this;
    if (!frame || !colours) return nothing;
    const monsters = monstersInSight(frame);
    if (monsters.length === 0) return html`<p class="none">${text('rogue.sight.none')}</p>`;
    return html`<table>
        <thead>
          <tr>
            ${(['who', 'hp', 'where'] as const).map((column) => html`<th scope="col">${text(`rogue.sight.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${monsters.slice(0, MAX_ROWS).map((monster) => renderRow(monster, frame.player, colours))}
        </tbody>
      </table>
      ${
        monsters.length > MAX_ROWS
          ? html`<p class="none">${text('rogue.sight.more', { count: monsters.length - MAX_ROWS })}</p>`
          : nothing
      }`;
  }
}

function renderRow(monster: FrameEntity, player: FrameEntity, colours: RogueColours): TemplateResult {
  const { char, name, hp, maxHp, x, y } = monster;
  return html`<tr>
    <td>
      <turnsmith-sprite
        .sprite=${LETTER_SPRITES[char]}
        .hue=${colours.glyphOf(monster, true).glyph}
        .size=${16}
      ></turnsmith-sprite>
      ${name}
    </td>
    <td>${text('rogue.sight.of', { hp, maxHp })}</td>
    <td>${wayTo(x - player.x, y - player.y)}</td>
  </tr>`;
}

/** The living monsters that the player sees, the nearest first. */
export function monstersInSight({ entities, player }: RogueFrame): FrameEntity[] {
  const distanceTo = ({ x, y }: FrameEntity): number => Math.max(Math.abs(x - player.x), Math.abs(y - player.y));
  return entities
    .filter(({ number, isAlive }) => number > 0 && isAlive)
    .sort((a, b) => distanceTo(a) - distanceTo(b) || a.number - b.number);
}

declare global {
  interface HTMLElementTagNameMap {
    'rogue-sight': RogueSight;
  }
}
