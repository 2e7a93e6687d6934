import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { play } from '../support';

const HALL = `player hp 12
fov 3
map
##########
#@.o.....#
#........#
#.......T#
##########`;

describe('a frame of the roguelike', () => {
  it('has what a board draws, as plain data', () => {
    const frame = rogueGame.frame(play(HALL, 'l'));
    expect(JSON.parse(JSON.stringify(frame))).to.deep.equal(frame);
    expect(frame).to.deep.include({
      turn: 1,
      status: 'playing',
      width: 10,
      height: 5,
      ground: ['##########', '#........#', '#........#', '#........#', '##########'],
      known: ['######    ', '#.....    ', '#.....    ', '#.....    ', '######    '],
      view: { x: 0, y: 0, rows: ['111111', '111111', '111111', '111111', '111111'] },
      hpLine: { x: 1, y: 6, text: 'HP: 11/12' },
    });
    expect(frame.player).to.include({ number: 0, char: '@', x: 2, y: 1, hp: 11, maxHp: 12, isAlive: true });
  });

  it('has those on cells that are seen, remains below actors', () => {
    const frame = rogueGame.frame(play(`player power 99${HALL.slice('player hp 12'.length)}`, 'll'));
    expect(
      frame.entities.map(({ char, name, number, hp, isAlive }) => ({ char, name, number, hp, isAlive })),
    ).to.deep.equal([
      { char: '%', name: 'remains of Orc', number: 1, hp: 0, isAlive: false },
      { char: '@', name: 'Player', number: 0, hp: 29, isAlive: true },
    ]);
  });

  it('shares with the next one what did not change', () => {
    const state = play('generate');
    const first = rogueGame.frame(state);
    const copy = JSON.stringify(first);
    rogueGame.step(state, 'l');
    const second = rogueGame.frame(state);
    expect(second.ground).to.equal(first.ground);
    expect(JSON.stringify(first)).to.equal(copy);
    rogueGame.step(state, 'h');
    rogueGame.step(state, '.');
    expect(rogueGame.frame(state).known).to.equal(rogueGame.frame(state).known);
  });

  it('has the line with the hit points where the reference has it, on a map of its size', () => {
    expect(rogueGame.frame(play('generate')).hpLine).to.deep.equal({ x: 1, y: 47, text: 'HP: 30/30' });
  });

  it('has a view no larger than the radius or the map', () => {
    const { view } = rogueGame.frame(play('fov 2\nmap\n.......\n.......\n....@..\n.......'));
    expect(view).to.deep.equal({ x: 2, y: 0, rows: ['11111', '11111', '11111', '11111'] });
  });
});
