import { expect } from 'chai';
import { rangeInLine } from '../../../../src/core/range';
import type { GameEvent } from '../../../../src/games/events';
import { slugGame } from '../../../../src/games/slug/play/game';
import { deltaOf } from '../../../../src/games/slug/play/keys';
import { levelOf, playedOf, startOf, textOf, traceOf } from '../support';

const ROOM = textOf('9', '#####', '#   #', '# P #', '#  L#', '#####');

describe('the keys of SlugDungeon', () => {
  const keys = [
    { key: 'w', delta: [-1, 0], to: '1,2' },
    { key: 's', delta: [1, 0], to: '3,2' },
    { key: 'a', delta: [0, -1], to: '2,1' },
    { key: 'd', delta: [0, 1], to: '2,3' },
    { key: ' ', delta: [0, 0], to: '2,2' },
  ];
  for (const { key, delta, to } of keys) {
    it(`move the player with “${key}” by ${delta.join()}, which is one turn`, () => {
      expect(deltaOf(key)).to.deep.equal(delta);
      const state = startOf(ROOM);
      expect(slugGame.step(state, key)).to.equal(true);
      expect([state.model.getPlayerPosition().join(), slugGame.turn(state)]).to.deep.equal([to, 1]);
    });
  }

  for (const key of ['W', 'S', 'A', 'D', '_', '', '  ', 'ww', 'x', '\n', '\u00a0', 'ArrowUp', 'ц', '😀']) {
    it(`do not know ${JSON.stringify(key)}: it is no turn and changes nothing`, () => {
      expect(deltaOf(key)).to.equal(null);
      const state = startOf(ROOM);
      const before = slugGame.trace(state, null);
      expect(slugGame.step(state, key)).to.equal(false);
      expect(slugGame.trace(state, null)).to.deep.equal(before);
    });
  }

  it('are taken apart one by one, with _ for the space key', () => {
    expect(slugGame.parseInputs('w_ D😀')).to.deep.equal(['w', ' ', ' ', 'D', '😀']);
    expect(slugGame.parseInputs('')).to.deep.equal([]);
  });
});

describe('the trace of SlugDungeon', () => {
  it('has a header, turn 0, and a line for each key that is a turn', () => {
    expect(traceOf(textOf('30', '########', '#P S  A#', '########'), 'dWwd')).to.deep.equal([
      { game: 'slug', seed: null },
      {
        turn: 0,
        key: null,
        player: { position: [1, 1], health: 30, poison: 0, weapon: null },
        slugs: [{ kind: 'AngrySlug', position: [1, 6], health: 5, poison: 0, weapon: 'PoisonSword', canMove: true }],
        weapons: [{ position: [1, 3], weapon: 'PoisonSword' }],
        status: 'playing',
      },
      {
        turn: 1,
        key: 'd',
        player: { position: [1, 2], health: 30, poison: 0, weapon: null },
        slugs: [{ kind: 'AngrySlug', position: [1, 5], health: 5, poison: 0, weapon: 'PoisonSword', canMove: false }],
        weapons: [{ position: [1, 3], weapon: 'PoisonSword' }],
        status: 'playing',
      },
      {
        turn: 2,
        key: 'd',
        player: { position: [1, 3], health: 30, poison: 0, weapon: 'PoisonSword' },
        slugs: [{ kind: 'AngrySlug', position: [1, 5], health: 5, poison: 0, weapon: 'PoisonSword', canMove: true }],
        weapons: [],
        status: 'playing',
      },
    ]);
  });

  it('writes the space key as a space', () => {
    expect(traceOf(textOf('9', '#P#'), '_')[2]).to.include({ turn: 1, key: ' ' });
  });

  it('lists weapons in reading order, dropped ones among them', () => {
    const state = startOf(textOf('9', '#D   #', '# PL #', '#H  S#'));
    state.model.getSlugs()[0]?.[1].applyEffects({ poison: 3 });
    slugGame.step(state, ' ');
    expect(slugGame.trace(state, ' ')).to.have.deep.property('weapons', [
      { position: [0, 1], weapon: 'PoisonDart' },
      { position: [1, 3], weapon: 'PoisonDart' },
      { position: [2, 1], weapon: 'HealingRock' },
      { position: [2, 4], weapon: 'PoisonSword' },
    ]);
  });
});

describe('SlugDungeon as a game', () => {
  it('has no chance in it, and so no seed', () => {
    expect(slugGame.seedOf(levelOf(ROOM))).to.equal(null);
  });

  it('costs as much to copy as its board has cells, filled-up ones too', () => {
    expect(slugGame.copyCost(startOf(textOf('9', '#P', '#####', '#')))).to.equal(15);
  });

  it('says nothing of a turn unless it is asked, and nothing of a refused key', () => {
    const events: GameEvent[] = [];
    playedOf(ROOM, 'Wwx', events);
    const state = playedOf(ROOM, 'w');
    expect(events.filter(({ kind }) => kind === 'player-moves')).to.have.length(1);
    expect(state.model.log).to.equal(null);
  });

  it('adds nothing to the events of an earlier turn', () => {
    const events: GameEvent[] = [];
    const state = playedOf(ROOM, 'w', events);
    const count = events.length;
    slugGame.step(state, 's');
    expect(events).to.have.length(count);
  });

  it('knows where a cell stands in the text, in UTF-16 units, and that some cells do not', () => {
    const level = levelOf('9\n#😀P#\n#\n');
    expect(slugGame.rangeOfCell?.(level, [0, 1])).to.deep.equal(rangeInLine(1, 1, 3));
    expect(slugGame.rangeOfCell?.(level, [0, 2])).to.deep.equal(rangeInLine(1, 3, 4));
    expect(slugGame.rangeOfCell?.(level, [1, 2]), 'a filled-up cell: behind the row').to.deep.equal(
      rangeInLine(2, 1, 1),
    );
    expect(slugGame.rangeOfCell?.(level, [2, 0])).to.equal(null);
  });
});
