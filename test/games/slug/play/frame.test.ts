import { expect } from 'chai';
import { slugGame } from '../../../../src/games/slug/play/game';
import { playedOf, slugOf, startOf, textOf } from '../support';

const LEVEL = textOf('30', '######', '#GSxH#', '#P  A#', '#D');

describe('the frame of a game', () => {
  it('holds all that a board draws', () => {
    const { ground, player, slugs, weapons, ...rest } = slugGame.frame(startOf(LEVEL));
    expect(rest).to.deep.equal({ turn: 0, status: 'playing', rows: 4, columns: 6 });
    expect(ground, 'walls, goals and floor alone').to.deep.equal(['######', '#G   #', '#    #', '# ####']);
    expect(player).to.deep.equal({
      name: 'Player',
      symbol: 'P',
      position: [2, 1],
      health: 30,
      maxHealth: 30,
      poison: 0,
      weapon: null,
      range: 0,
    });
    expect(slugs).to.deep.equal([
      {
        name: 'AngrySlug',
        symbol: 'A',
        position: [2, 4],
        health: 5,
        maxHealth: 5,
        poison: 0,
        weapon: 'PoisonSword',
        range: 1,
        number: 1,
        canMove: true,
      },
    ]);
    expect(weapons).to.deep.equal([
      { position: [1, 2], weapon: 'PoisonSword', symbol: 'S' },
      { position: [1, 4], weapon: 'HealingRock', symbol: 'H' },
      { position: [3, 1], weapon: 'PoisonDart', symbol: 'D' },
    ]);
  });

  it('is plain data, which stays true when the game goes on', () => {
    const state = startOf(LEVEL);
    const frame = slugGame.frame(state);
    const kept = structuredClone(frame);
    for (const key of 's_wd') slugGame.step(state, key);
    expect(frame).to.deep.equal(kept);
    expect(JSON.parse(JSON.stringify(frame))).to.deep.equal(kept);
  });

  it('shows turn, values and weapons as they change', () => {
    const { turn, player, slugs, weapons } = slugGame.frame(playedOf(LEVEL, 's____'));
    expect(turn).to.equal(5);
    expect([player.weapon, player.range]).to.deep.equal(['PoisonDart', 2]);
    expect([player.health, player.maxHealth, player.poison]).to.deep.equal([28, 30, 1]);
    expect(slugs.map(({ canMove }) => canMove)).to.deep.equal([false]);
    expect(weapons.map(({ symbol }) => symbol)).to.deep.equal(['S', 'H']);
  });
});

describe('the board as text', () => {
  it('shows things where they are, entities over weapons over ground, unknown characters as floor', () => {
    expect(slugGame.renderText(startOf(LEVEL))).to.equal(textOf('######', '#GS H#', '#P  A#', '#D####'));
  });

  it('shows a slug on a weapon as a slug, the player on a goal as the player, and a dropped weapon in place of the former', () => {
    const state = playedOf(textOf('30', '######', '#P HA#', '#G  H#', '#   L#', '######'), 's');
    expect(slugGame.renderText(state)).to.equal(textOf('######', '#  A #', '#P  H#', '#   L#', '######'));
    slugOf(state.model).applyEffects({ damage: 5 });
    slugGame.step(state, ' ');
    expect(slugGame.renderText(state)).to.equal(textOf('######', '#  S #', '#P  H#', '#   L#', '######'));
  });

  it('leaves the dead out', () => {
    const state = startOf(textOf('30', '#####', '#P N#', '#####'));
    slugOf(state.model).applyEffects({ poison: 10 });
    slugGame.step(state, 'd');
    expect(slugGame.renderText(state)).to.equal(textOf('#####', '# PH#', '#####'));
  });
});
