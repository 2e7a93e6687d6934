import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { eventsOf, monsterOf, play } from '../support';

describe('the events of the roguelike', () => {
  it('tell of a hit by its monster, where it was hit first and from where, and then of a death', () => {
    const state = play('player power 10\nmap\n...T\n.@.o');
    rogueGame.step(state, 'l');
    expect(eventsOf(state, 'l')).to.deep.equal([
      {
        turn: 2,
        kind: 'player-attacks',
        actor: 'monster 2',
        cells: [
          [1, 3],
          [1, 2],
        ],
        args: { attacker: 'Player', target: 'Orc', damage: 10 },
      },
      { turn: 2, kind: 'monster-dies', actor: 'monster 2', cells: [[1, 3]], args: { name: 'Orc' } },
      {
        turn: 2,
        kind: 'monster-attacks',
        actor: 'monster 1',
        cells: [
          [1, 2],
          [0, 3],
        ],
        args: { attacker: 'Troll', target: 'Player', damage: 2 },
      },
    ]);
  });

  it('tell of the death of the player', () => {
    const events = eventsOf(play('player hp 1\nmap\n@o'), '.');
    expect(events.map(({ kind, actor }) => [kind, actor])).to.deep.equal([
      ['monster-attacks', 'monster 1'],
      ['player-dies', 'player'],
    ]);
    expect(events[1]?.cells).to.deep.equal([[0, 0]]);
  });

  it('tell of a hit that does no damage', () => {
    expect(eventsOf(play('player power 0\norc power 0\nmap\n@o'), 'l').map(({ args }) => args['damage'])).to.deep.equal(
      [0, 0],
    );
  });

  it('number monsters from the start, also when others have died', () => {
    const state = play('player power 99 hp 99\nmap\n@o.T');
    rogueGame.step(state, 'l');
    rogueGame.step(state, '.');
    expect(eventsOf(state, '.').map(({ actor }) => actor)).to.deep.equal(['monster 2']);
  });

  it('write the name of the attacker as Python capitalizes it, and that of the target as it is', () => {
    const state = play('map\n@o');
    monsterOf(state.engine).name = 'ORC king';
    expect(eventsOf(state, 'l').map(({ args }) => [args['attacker'], args['target']])).to.deep.equal([
      ['Player', 'ORC king'],
      ['Orc king', 'Player'],
    ]);
  });

  it('are kept as messages for the last turn alone, whether or not somebody listens', () => {
    const state = play('map\n.@o');
    const events = eventsOf(state, 'l');
    expect(state.engine.messages).to.deep.equal(events.map(({ kind, args }) => ({ kind, args })));
    rogueGame.step(state, '.');
    expect(state.engine.messages.map(({ kind }) => kind)).to.deep.equal(['monster-attacks']);
  });
});
