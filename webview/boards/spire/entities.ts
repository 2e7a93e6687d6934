import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { FrameEntity, FrameMonster, SpireFrame } from '../../../src/games/spire/play/frame';
import type { Hit } from '../../../src/games/spire/play/queries';
import { readPalette } from '../../palette/palette';
import '../../sprites/spriteElement';
import type { Losses } from './effects';
import { figureOf } from './figures';
import { intentSigns, sign } from './intents';
import { text } from './texts';
import { hitWords, nextWords, playOnWords, statusWords } from './words';

/** How a monster is offered as the target of a card. */
export interface Offer {
  readonly card: string;
  /** What the card would do, where that is known. */
  readonly hit: Hit | null;
  choose(): void;
  point(isOver: boolean): void;
}

/** What the field is drawn with. */
export interface FieldParts {
  /** The side of a figure, in CSS pixels. */
  readonly side: number;
  readonly losses: Losses;
  offerOf(monster: FrameMonster): Offer | null;
}

/** The player at the left, and the monsters who face it. */
export function renderField(frame: SpireFrame, parts: FieldParts): TemplateResult {
  const isPlaying = frame.status === 'playing';
  return html`<div class="field">
    ${renderPlayer(frame, parts)}
    <section aria-labelledby="monsters-heading">
      <h3 id="monsters-heading" class="visually-hidden">${text('spire.panel.monsters')}</h3>
      <ul class="monsters" role="list">
        ${repeat(
          frame.monsters,
          ({ id }) => id,
          (monster) => renderMonster(frame, monster, isPlaying, parts),
        )}
      </ul>
    </section>
  </div>`;
}

/** A living monster; with an offer, a button lies over all of it. */
function renderMonster(
  frame: SpireFrame,
  monster: FrameMonster,
  isPlaying: boolean,
  parts: FieldParts,
): TemplateResult {
  const { id, name } = monster;
  const offer = parts.offerOf(monster);
  return html`<li class="entity monster ${offer ? 'offered' : ''}" data-drop=${id}>
    <p class="intent" id="next-${id}">
      ${isPlaying ? html`${intentSigns(monster)}<span class="visually-hidden">${nextWords(monster)}</span>` : nothing}
    </p>
    ${renderFigure(name, parts.side, frame.turn, parts.losses.ofMonster(id))} ${renderLife(monster, offer?.hit ?? null)}
    <h4>${name} <span class="id">${id}</span></h4>
    ${renderStatuses(monster)} ${offer ? renderOffer(monster, offer) : nothing}
  </li>`;
}

/** The player: who it is, what comes at it, and what is left of its life. */
function renderPlayer(frame: SpireFrame, { side, losses }: FieldParts): TemplateResult {
  const { player, monsters, status } = frame;
  const coming = monsters.reduce((sum, { next }) => sum + next.damage, 0);
  const taken = Math.max(0, coming - player.block);
  return html`<section class="entity player" data-drop="player" aria-labelledby="player-heading">
    <p class="intent">
      ${status === 'playing' && coming > 0 ? html`<span class="takes">${text('spire.takes')} <b>${taken}</b></span>` : nothing}
    </p>
    ${renderFigure(player.name, side, frame.turn, losses.ofPlayer)} ${renderLife(player, null)}
    <h3 id="player-heading"><span class="visually-hidden">${text('spire.panel.player')}</span> ${player.name}</h3>
    ${renderStatuses(player)}
  </section>`;
}

/** A figure on its shadow, with what it just lost or gained rising above it. */
function renderFigure(name: string, side: number, turn: number, change: number): TemplateResult {
  const { sprite, hue } = figureOf(name, readPalette());
  return html`<div class="figure">
    <turnsmith-sprite .sprite=${sprite} .hue=${hue ?? ''} .size=${side}></turnsmith-sprite>
    ${
      change === 0
        ? nothing
        : keyed(
            turn,
            html`<span class="change ${change < 0 ? 'lost' : 'gained'}" aria-hidden="true"
              >${change < 0 ? `−${-change}` : `+${change}`}</span
            >`,
          )
    }
  </div>`;
}

/** Hit points as a bar with their numbers on it, the block before it, and hatched what a card would take. */
function renderLife({ hp, maxHp, block }: FrameEntity, hit: Hit | null): TemplateResult {
  const share = (points: number): number => (maxHp > 0 ? Math.max(0, Math.min(100, (100 * points) / maxHp)) : 0);
  const left = hit ? hit.hp : hp;
  return html`<div class="life ${block > 0 ? 'blocked' : ''}">
    ${block > 0 ? html`<span class="block" aria-hidden="true">${block}</span>` : nothing}
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
      <rect class="left" width=${share(left)} height="1" />
      <rect class="loss" x=${share(left)} width=${share(hp) - share(left)} height="1" />
    </svg>
    <span class="hp">
      <span class="visually-hidden">${text('spire.panel.hp', { hp, maxHp })}</span>
      <span aria-hidden="true">${hit ? html`${hp} → ${hit.hp}` : html`${hp}/${maxHp}`}</span>
    </span>
  </div>`;
}

/** The statuses that count; block has its place at the bar, and is told here to screen readers only. */
function renderStatuses(entity: FrameEntity): TemplateResult {
  return html`<ul class="statuses" role="list">
    ${statusWords(entity)
      .filter(({ isOn }) => isOn)
      .map(
        ({ name, words }) =>
          html`<li class=${name === 'block' ? 'told' : name} title=${words}>
            <span class="visually-hidden">${words}</span>${name === 'block' ? nothing : sign(name, entity[name], 14)}
          </li>`,
      )}
  </ul>`;
}

function renderOffer(monster: FrameMonster, { card, hit, choose, point }: Offer): TemplateResult {
  return html`<button
    class="target"
    aria-label=${playOnWords(card, monster, hit)}
    title=${hit ? hitWords(hit) : nothing}
    aria-describedby="next-${monster.id}"
    @click=${choose}
    @focus=${() => point(true)}
    @blur=${() => point(false)}
    @pointerenter=${() => point(true)}
    @pointerleave=${() => point(false)}
  ></button>`;
}
