import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { ENERGY } from '../../../src/games/spire/facts/players';
import type { FrameEntity, FrameMonster, SpireFrame } from '../../../src/games/spire/play/frame';
import type { Hit } from '../../../src/games/spire/play/queries';
import { art, bar } from './art';
import { text } from './texts';
import { hitWords, nextWords, playOnWords, statusWords } from './words';

/** How a monster is offered as the target of a card. */
export interface Offer {
  readonly card: string;
  /** What the card would do, where that is known. */
  readonly hit: Hit | null;
  choose(): void;
}

/** The monsters, and the player who faces them. */
export function renderField(frame: SpireFrame, offerOf: (monster: FrameMonster) => Offer | null): TemplateResult {
  return html`<div class="field">
    <section aria-labelledby="monsters-heading">
      <h3 id="monsters-heading" class="visually-hidden">${text('spire.panel.monsters')}</h3>
      <ul class="monsters" role="list">
        ${repeat(
          frame.monsters,
          ({ id }) => id,
          (monster) => renderMonster(monster, frame.status === 'playing', offerOf(monster)),
        )}
      </ul>
    </section>
    ${renderPlayer(frame)}
  </div>`;
}

/** A living monster; with an offer, a button lies over all of it. */
function renderMonster(monster: FrameMonster, isPlaying: boolean, offer: Offer | null): TemplateResult {
  const { id, name } = monster;
  return html`<li class="entity monster" data-drop=${id}>
    ${renderHead(name, html`<h4>${text('spire.panel.monster', { monster: name, id })}</h4>`, monster)}
    ${renderStatuses(monster)}
    ${
      isPlaying
        ? html`<p class="next" id="next-${id}">${nextWords(monster)}</p>
            <p class="hit" aria-hidden="true">${offer?.hit ? hitWords(offer.hit) : nothing}</p>`
        : nothing
    }
    ${offer ? renderOffer(monster, offer) : nothing}
  </li>`;
}

/** The player: who it is, and what is left of life and energy. */
function renderPlayer({ player }: SpireFrame): TemplateResult {
  const { name, energy } = player;
  const heading = html`<h3 id="player-heading">
      <span class="visually-hidden">${text('spire.panel.player')}</span> ${name}
    </h3>
    <p class="energy">
      ${text('spire.panel.energy', { energy })}
      <span class="pips" aria-hidden="true">${'●'.repeat(energy) + '○'.repeat(Math.max(0, ENERGY - energy))}</span>
    </p>`;
  return html`<section class="entity player" data-drop="player" aria-labelledby="player-heading">
    ${renderHead('player', heading, player)} ${renderStatuses(player)}
  </section>`;
}

function renderOffer(monster: FrameMonster, { card, hit, choose }: Offer): TemplateResult {
  return html`<button
    class="target"
    aria-label=${playOnWords(card, monster, hit)}
    aria-describedby="next-${monster.id}"
    @click=${choose}
  ></button>`;
}

function renderHead(picture: string, heading: TemplateResult, { hp, maxHp }: FrameEntity): TemplateResult {
  return html`<div class="head">
    ${art(picture)}
    <div class="about">
      ${heading}
      <p class="hp">${text('spire.panel.hp', { hp, maxHp })}</p>
      ${bar(hp, maxHp)}
    </div>
  </div>`;
}

function renderStatuses(entity: FrameEntity): TemplateResult {
  return html`<ul class="statuses" role="list">
    ${statusWords(entity).map(({ words, isOn }) => html`<li class=${isOn ? 'on' : ''}>${words}</li>`)}
  </ul>`;
}
