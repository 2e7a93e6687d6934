import { expect } from 'chai';
import { slugGame } from '../../../../src/games/slug/play/game';
import { PoisonSword } from '../../../../src/games/slug/engine/weapon';
import { playedOf, slugOf, startOf, textOf } from '../support';

describe('the end of a game', () => {
  const ends = [
    { title: 'a goal wins where there are no slugs', rows: ['#####', '#P G#', '#####'], keys: 'dd', status: 'won' },
    { title: 'any of several goals wins', rows: ['#####', '#PGG#', '#####'], keys: 'd', status: 'won' },
    { title: 'no slugs alone do not win', rows: ['#####', '#P G#', '#####'], keys: 'd', status: 'playing' },
    {
      title: 'a goal means nothing while slugs live',
      rows: ['#####', '#PGN#', '#####'],
      keys: 'd_',
      status: 'playing',
    },
    { title: 'health 0 loses', rows: ['####', '#PA#', '####'], keys: '___', status: 'lost' },
    { title: 'health above 0 does not lose', rows: ['####', '#PA#', '####'], keys: '__', status: 'playing' },
  ];
  for (const { title, rows, keys, status } of ends) {
    it(`is such that ${title}`, () => {
      expect(playedOf(textOf('7', ...rows), keys).status).to.equal(status);
    });
  }

  it('comes to a player who stands on a goal when the last slug dies', () => {
    const state = playedOf(textOf('7', '#####', '#PGN#', '#####'), 'd');
    state.model.getPlayer().equip(new PoisonSword());
    slugOf(state.model).applyEffects({ damage: 8 });
    slugGame.step(state, ' ');
    expect(state.status).to.equal('won');
  });

  it('is a win before it is a loss: with the last slug dead and the player on a goal at health 0', () => {
    const state = startOf(textOf('7', '#####', '#PGN#', '#####'));
    state.model.getPlayer().applyEffects({ poison: 9 });
    slugOf(state.model).applyEffects({ poison: 99 });
    slugGame.step(state, 'd');
    expect([state.model.hasWon(), state.model.hasLost()]).to.deep.equal([true, true]);
    expect(state.status).to.equal('won');
  });

  const revivals = [
    { title: 'a nice slug behind an angry one in game order lifts the player from 0', row: '#APN#', health: 2 },
    { title: 'a nice slug before an angry one heals first', row: '#NPA#', health: 1 },
  ];
  for (const { title, row, health } of revivals) {
    it(`is told by the end of the turn alone: ${title}`, () => {
      const state = startOf(textOf('7', '#####', row, '#####'));
      state.model.getPlayer().applyEffects({ damage: 6 });
      slugGame.step(state, ' ');
      expect([state.status, state.model.getPlayer().getHealth()]).to.deep.equal(['playing', health]);
    });
  }

  it('does not come to a player whom poison takes to 0 and a nice slug heals in the same turn', () => {
    const state = startOf(textOf('7', '#####', '#P N#', '#####'));
    state.model.getPlayer().applyEffects({ poison: 9 });
    slugGame.step(state, ' ');
    expect([state.status, state.model.getPlayer().getHealth()]).to.deep.equal(['playing', 2]);
  });

  it('is final: no key is a turn after it', () => {
    const state = playedOf(textOf('7', '#####', '#PG #', '#####'), 'd');
    const before = slugGame.trace(state, null);
    for (const key of ['w', 'a', 's', 'd', ' ']) expect(slugGame.step(state, key), key).to.equal(false);
    expect(slugGame.trace(state, null)).to.deep.equal(before);
  });
});
