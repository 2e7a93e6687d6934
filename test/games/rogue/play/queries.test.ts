import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { askOf, play } from '../support';

describe('the planned path of a monster', () => {
  it('is the way to the player while it is seen, and costs nothing', () => {
    const state = play('map\n@..o');
    expect(askOf(state).plannedPath(1)).to.deep.equal([
      [2, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(state.engine.monsters[0]?.x).to.equal(3);
  });

  it('is empty for one next to the player, one that never saw it, the dead, and a number of nobody', () => {
    expect(askOf(play('map\n@o')).plannedPath(1)).to.deep.equal([]);
    expect(askOf(play('fov 1\nmap\n@..o')).plannedPath(1)).to.deep.equal([]);
    expect(askOf(play('player power 99\nmap\n@o', 'l')).plannedPath(1)).to.deep.equal([]);
    for (const number of [-1, 0, 2, 0.5, NaN]) expect(askOf(play('map\n@..o')).plannedPath(number)).to.deep.equal([]);
  });
});

describe('all entities of a map', () => {
  it('are there, seen or not, each with its number and the lowest first', () => {
    const state = play('player power 99\nfov 1\nmap\n#########\n#T..@o..#\n#########', 'l');
    const entities = askOf(state).allEntities();
    expect(entities.map(({ name, number, isAlive }) => `${name} ${number} ${isAlive}`)).to.deep.equal([
      'remains of Orc 2 false',
      'Player 0 true',
      'Troll 1 true',
    ]);
    expect(rogueGame.frame(state).entities.map(({ number }) => number)).to.deep.equal([2, 0]);
    expect(JSON.parse(JSON.stringify(entities))).to.deep.equal(entities);
  });
});
