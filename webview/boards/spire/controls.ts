import { html, type TemplateResult } from 'lit';
import { PLAYER, PLAYERS } from '../../../src/games/spire/facts/players';
import type { SpireFrame } from '../../../src/games/spire/play/frame';
import { wordOf, type OptionValues } from '../../../src/games/options';
import { codicon } from '../../codicon';
import { OptionChosenEvent, TransportEvent } from '../../events';
import { text } from './texts';

/** Which encounter it is, and the choice of the player; another player begins anew. */
export function renderTop(
  board: HTMLElement,
  { encounter: { number, count } }: SpireFrame,
  options: OptionValues,
): TemplateResult {
  const played = wordOf(PLAYER, options);
  const choose = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement) board.dispatchEvent(new OptionChosenEvent(PLAYER.name, target.value));
  };
  return html`<div class="top">
    <h2>${text('spire.panel.encounter', { number, count })}</h2>
    <label>
      ${text('spire.panel.play-as')}
      <select class="players" @change=${choose}>
        ${PLAYERS.map(
          ({ word }) =>
            html`<option value=${word} .selected=${word === played}>${text(`spire.player.${word}`)}</option>`,
        )}
      </select>
    </label>
  </div>`;
}

/** `End turn`, and the shell's step back under the name that it has among cards. */
export function renderActions(board: HTMLElement, { turn, status }: SpireFrame, endTurn: () => void): TemplateResult {
  const goBack = (): void => {
    if (turn > 0) board.dispatchEvent(new TransportEvent({ kind: 'seek', turn: turn - 1 }));
  };
  const isOver = status !== 'playing';
  return html`<div class="actions">
    <button class="end" aria-keyshortcuts="e" aria-disabled=${String(isOver)} @click=${() => isOver || endTurn()}>
      ${text('spire.panel.end-turn')} <kbd aria-hidden="true">e</kbd>
    </button>
    <button class="undo" aria-disabled=${String(turn === 0)} @click=${goBack}>
      ${codicon('discard')}
      ${turn === 0 ? text('spire.panel.nothing-to-undo') : text('spire.panel.undo', { turn: turn - 1 })}
    </button>
  </div>`;
}
