import { expect } from 'chai';
import { spireGame } from '../../../../src/games/spire/play/game';
import { legalMoves, lineOfPlay } from '../../../../src/games/spire/play/legalMoves';
import { playAll, startGame } from '../support';

describe('the legal moves of a card game', () => {
  it('are each payable card once, on each monster where it needs one, and the end of the turn', () => {
    const state = startGame('Encounter\nLouse 25\nCultist 30', 'silent');
    expect(legalMoves(state)).to.deep.equal([
      'play Survivor',
      'play Strike 0',
      'play Strike 1',
      'play Neutralize 0',
      'play Neutralize 1',
      'play Defend',
      'end turn',
    ]);
    playAll(state, ['play Survivor', 'play Strike 0', 'play Strike 0']);
    expect(legalMoves(state)).to.deep.equal(['play Neutralize 0', 'play Neutralize 1', 'end turn']);
  });

  it('all do something', () => {
    const state = startGame('Encounter\nLouse 25\nCultist 30\nJawWorm 20', 'watcher');
    for (const move of legalMoves(state)) {
      const fork = spireGame.copy(state);
      spireGame.step(fork, move);
      expect(fork.hasSucceeded(), move).to.equal(true);
    }
  });

  it('fill a list that is given again', () => {
    const state = startGame('Encounter\nLouse 25', 'ironclad');
    const moves = ['old'];
    expect(legalMoves(state, moves)).to.equal(moves);
    expect(moves).to.deep.equal(legalMoves(state));
  });

  it('are none after the end', () => {
    const state = startGame('Encounter');
    expect(legalMoves(state)).to.deep.equal([]);
  });

  it('are written for any target', () => {
    expect([
      lineOfPlay('Bash', null),
      lineOfPlay('Bash', 0),
      lineOfPlay('Bash', 0),
      lineOfPlay('Bash', 5000),
    ]).to.deep.equal(['play Bash', 'play Bash 0', 'play Bash 0', 'play Bash 5000']);
  });
});
