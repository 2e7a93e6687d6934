import { expect } from 'chai';
import type { GameEvent } from '../../../../src/games/events';
import { slugGame } from '../../../../src/games/slug/play/game';
import { ORIGINAL } from '../../../../webview/boards/slug/colours';
import { endingOf } from '../../../../webview/boards/slug/outcome';
import { useLanguage } from '../../../../webview/texts';
import { playedOf, textOf } from '../../../games/slug/support';
import { ENGLISH } from '../../../support/registry';

const frame = slugGame.frame(playedOf(textOf('9', '#####', '#P G#', '#####'), ''));

describe('how a level ends', () => {
  before(() => useLanguage(ENGLISH));

  const event = (kind: string, args: GameEvent['args']): GameEvent => ({ turn: 2, kind, actor: null, cells: [], args });
  const poison = event('player-poisoned', { amount: 3 });
  const blow = event('slug-hits', { slug: 'AngrySlug', damage: 2, healing: 0, poison: 1 });
  const healing = event('slug-hits', { slug: 'NiceSlug', damage: 0, healing: 2, poison: 0 });
  const lost = (...events: readonly GameEvent[]): readonly string[] | undefined =>
    endingOf(frame, 'lost', 2, events, ORIGINAL)?.details;

  it('is told in the words of the original, with the turns that it took', () => {
    const won = endingOf(frame, 'won', 13, [], ORIGINAL);
    expect([won?.title, won?.message, won?.result, won?.details]).to.deep.equal([
      'You won!',
      'Congratulations, you won! Play again?',
      'Won in 13 turns',
      ['health 9'],
    ]);
    const over = endingOf(frame, 'lost', 1, [], ORIGINAL);
    expect([over?.title, over?.message, over?.result]).to.deep.equal([
      'You lost!',
      'You lost! Better luck next time. Play again?',
      'Lost in 1 turn',
    ]);
  });

  it('tells what took the last health, where there is no doubt', () => {
    expect(lost(poison)).to.deep.equal(['poison took the last 3 health']);
    expect(lost(healing, blow)).to.deep.equal(['the AngrySlug struck last']);
    expect([lost(poison, blow), lost(healing)]).to.deep.equal([[], []]);
  });

  it('is no end while the game goes on', () => {
    expect(endingOf(frame, 'playing', 3, [], ORIGINAL)).to.equal(null);
  });
});
