import { expect } from 'chai';
import { EventLog } from '../../../../src/games/events';
import { slugGame } from '../../../../src/games/slug/play/game';
import type { Cell } from '../../../../src/core/cell';
import { HealingRock, PoisonSword } from '../../../../src/games/slug/engine/weapon';
import { modelOf, placesOf, playedOf, slugOf, startOf, textOf } from '../support';

const STAY: Cell = [0, 0];
const UP: Cell = [-1, 0];
const LEFT: Cell = [0, -1];
const RIGHT: Cell = [0, 1];

const weaponAt = (model: ReturnType<typeof modelOf>, position: Cell): string | undefined =>
  model.getTile(position).getWeapon()?.getName();

describe('a turn', () => {
  it('goes step by step: move, pick-up, attack, poison, all slugs move, all slugs attack', () => {
    const state = startOf(textOf('20', '#######', '#PD A #', '## ####', '##A####', '#######'));
    state.model.getPlayer().applyEffects({ poison: 1 });
    const log = new EventLog(1);
    slugGame.step(state, 'd', log);
    expect(log.events.map(({ kind, actor }) => `${kind}: ${actor ?? ''}`)).to.deep.equal([
      'player-moves: player',
      'picks-up: player',
      'player-hits: slug 1',
      'player-hits: slug 2',
      'player-poisoned: player',
      'slug-poisoned: slug 1',
      'slug-poisoned: slug 2',
      'slug-moves: slug 1',
      'slug-moves: slug 2',
      'slug-hits: slug 1',
      'slug-hits: slug 2',
    ]);
    expect(log.events.at(-1)?.args).to.include({ effect: 'damage-poison', damage: 2, poison: 1 });
    expect(log.events.map(({ cells }) => cells[0])[2], 'where it happened').to.deep.equal([1, 4]);
  });

  const refused = [
    { title: 'onto a wall', rows: ['###', '#P#', '###'], delta: UP },
    { title: 'onto a slug', rows: ['P N'], delta: RIGHT, first: RIGHT },
    { title: 'off the board at the top', rows: ['P', ' '], delta: UP },
    { title: 'off the board at the left, even where it could wrap round', rows: ['P  '], delta: LEFT },
    { title: 'off the board at the right, even where it could wrap round', rows: ['  P', '   '], delta: RIGHT },
  ];
  for (const { title, rows, delta, first = STAY } of refused) {
    it(`is none with a step ${title}`, () => {
      const model = modelOf('20', ...rows);
      model.handlePlayerMove(first);
      const before = model.getPlayerPosition();
      expect(model.handlePlayerMove(delta)).to.equal(false);
      expect(model.getPlayerPosition()).to.deep.equal(before);
    });
  }

  it('hits with the weapon that it has just picked up, and poison works at once', () => {
    const { model } = playedOf(textOf('20', '#####', '#PSN#', '#####'), 'd');
    expect([slugOf(model).getHealth(), slugOf(model).getPoison()]).to.deep.equal([7, 0]);
  });

  it('loses the weapon in hand when another is picked up, and leaves both tiles empty', () => {
    const { model } = playedOf(textOf('20', '######', '#PSDN#', '######'), 'dd');
    expect(model.getPlayer().getWeapon()?.getName()).to.equal('PoisonDart');
    expect([weaponAt(model, [1, 2]), weaponAt(model, [1, 3])]).to.deep.equal([undefined, undefined]);
  });

  it('picks up a weapon when the player stays on its tile', () => {
    const model = modelOf('20', '#####', '#P N#', '#####');
    model.getTile([1, 1]).setWeapon(new HealingRock());
    model.handlePlayerMove(STAY);
    expect(model.getPlayer().getWeapon()?.getName()).to.equal('HealingRock');
    expect(weaponAt(model, [1, 1])).to.equal(undefined);
  });

  it('takes poison from the player before the slugs add more, which works in the next turn', () => {
    const { model } = playedOf(textOf('20', '#####', '#P L#', '#####'), '_');
    expect([model.getPlayer().getHealth(), model.getPlayer().getPoison()]).to.deep.equal([20, 2]);
    model.handlePlayerMove(STAY);
    expect([model.getPlayer().getHealth(), model.getPlayer().getPoison()]).to.deep.equal([18, 3]);
  });

  it('lets a player whom poison takes to 0 attack before', () => {
    const model = modelOf('3', '#####', '#P A#', '#####');
    model.getPlayer().equip(new PoisonSword());
    model.getPlayer().applyEffects({ poison: 3 });
    model.handlePlayerMove(RIGHT);
    expect(slugOf(model).getHealth()).to.equal(2);
    expect(model.hasLost()).to.equal(true);
  });
});

describe('the death of a slug', () => {
  it('comes to all in the same turn, and each drops its weapon on its tile', () => {
    const model = modelOf('20', '#####', '#AP #', '# L #', '#####');
    model.getPlayer().equip(new PoisonSword());
    for (const [, slug] of model.getSlugs()) slug.applyEffects({ damage: slug.getHealth() - 1 });
    model.handlePlayerMove(STAY);
    expect(model.getSlugs()).to.deep.equal([]);
    expect([weaponAt(model, [1, 1]), weaponAt(model, [2, 2])]).to.deep.equal(['PoisonSword', 'PoisonDart']);
    expect(model.getPlayer().getHealth(), 'the dead do nothing any more').to.equal(20);
  });

  it('frees its cell for the others at once', () => {
    const model = modelOf('20', '######', '#P AA#', '######');
    slugOf(model, 0).applyEffects({ damage: 5 });
    model.handlePlayerMove(STAY);
    expect(placesOf(model)).to.deep.equal([[1, 3]]);
  });

  it('puts its weapon in place of one that lies there', () => {
    const model = modelOf('20', '#####', '#P L#', '#####');
    model.getTile([1, 3]).setWeapon(new HealingRock());
    slugOf(model).applyEffects({ poison: 3 });
    model.handlePlayerMove(STAY);
    expect(weaponAt(model, [1, 3])).to.equal('PoisonDart');
  });

  it('leaves a goal a goal, with the weapon on it to be picked up', () => {
    const state = playedOf(textOf('20', '######', '#P GA#', '######'), '_');
    expect(placesOf(state.model)).to.deep.equal([[1, 3]]);
    slugOf(state.model).applyEffects({ damage: 5 });
    slugGame.step(state, 'd');
    expect([String(state.model.getTile([1, 3])), weaponAt(state.model, [1, 3])]).to.deep.equal(['G', 'PoisonSword']);
    slugGame.step(state, 'd');
    expect([state.status, state.model.getPlayer().getWeapon()?.getName()]).to.deep.equal(['won', 'PoisonSword']);
  });
});

describe('ending a turn without a move of the player', () => {
  it('lets slugs look at where the game began, before the first move', () => {
    const model = modelOf('30', '#####', '#P  #', '#  A#', '#####');
    model.endTurn();
    expect(placesOf(model)).to.deep.equal([[2, 2]]);
  });

  it('lets the slugs of a copy look at the same cell as those of the original', () => {
    const model = modelOf('30', '#####', '#P  #', '#  A#', '#####');
    model.handlePlayerMove(RIGHT);
    model.endTurn();
    const copy = model.copy();
    for (const each of [model, copy]) each.endTurn();
    expect([placesOf(model), placesOf(copy)]).to.deep.equal([[[2, 1]], [[2, 1]]]);
  });

  it('keeps the position that the last accepted move remembered, whatever was refused since', () => {
    const model = modelOf('30', '#####', '#P  #', '#  A#', '#####');
    model.handlePlayerMove(RIGHT);
    model.endTurn();
    model.handlePlayerMove(UP);
    model.endTurn();
    expect(placesOf(model), 'on the way to 1,1, where the player was before its one move').to.deep.equal([[2, 1]]);
  });
});
