import { expect } from 'chai';
import { ask, isHit } from '../../../src/games/spire/play/queries';
import { spireGame, type SpireState } from '../../../src/games/spire/play/game';
import { playAll, startGame } from './support';

const FILE = 'Encounter\nLouse 15\nJawWorm 20\nEncounter\nLouse 5\n';

function game(lines: readonly string[] = [], player = 'ironclad', file = FILE): SpireState {
  const state = startGame(file, player);
  playAll(state, lines);
  return state;
}

describe('a question of the card board', () => {
  it('about a line is answered by whether it is a command here', () => {
    const isCommand = (line: string): unknown => ask(game(), { about: 'line', line });
    expect(['play Strike 0', ' end  turn ', 'play', 'describe Bash'].map(isCommand)).to.deep.equal(
      Array<boolean>(4).fill(true),
    );
    expect(['help', '', 'END TURN', 'inspect hand'].map(isCommand)).to.deep.equal(Array<boolean>(4).fill(false));
    const won = game(['play Strike 0'], 'ironclad', 'Encounter\nLouse 1\n');
    expect(ask(won, { about: 'line', line: 'end turn' })).to.equal(false);
  });

  it('about a card is answered by what it would do, and nothing changes', () => {
    const state = game();
    const before = JSON.stringify(spireGame.trace(state, null));
    expect(ask(state, { about: 'play', card: 'Strike', target: 1 })).to.deep.equal({ lost: 6, hp: 14 });
    expect(ask(state, { about: 'play', card: 'Bash', target: 0 })).to.deep.equal({ lost: 7, hp: 8 });
    expect(JSON.stringify(spireGame.trace(state, null))).to.equal(before);
  });

  it('counts block, and a card’s own vulnerable', () => {
    const blocked = game(['play Strike 1', 'end turn']);
    expect(ask(blocked, { about: 'play', card: 'Strike', target: 1 })).to.deep.equal({ lost: 3, hp: 11 });
    expect(ask(game([], 'silent'), { about: 'play', card: 'Neutralize', target: 1 })).to.deep.equal({
      lost: 4,
      hp: 16,
    });
  });

  it('says that a monster falls, also when the next encounter begins by it', () => {
    const last = game(['play Strike 0', 'play Strike 0'], 'ironclad', 'Encounter\nLouse 15\nEncounter\nLouse 5\n');
    expect(ask(last, { about: 'play', card: 'Strike', target: 0 })).to.deep.equal({ lost: 3, hp: 0 });
  });

  it('has no answer for a play that is not possible', () => {
    const state = game(['play Strike 0', 'play Strike 0']);
    for (const [card, target] of [
      ['Bash', 0],
      ['Strike', 7],
      ['Defend', 0],
      ['Shiv', 0],
    ]) {
      expect(ask(state, { about: 'play', card, target }), String(card)).to.equal(undefined);
    }
  });

  it('has no answer when it is none', () => {
    const questions = [
      null,
      undefined,
      'line',
      7,
      {},
      [],
      { about: 'line' },
      { about: 'line', line: 5 },
      { about: 'play', card: 'Strike' },
      { about: 'play', card: 'Strike', target: '0' },
      { about: 'play', card: 'Strike', target: 0.5 },
      { about: 'play', card: null, target: 0 },
      { about: 'weather' },
    ];
    for (const question of questions) expect(ask(game(), question), JSON.stringify(question)).to.equal(undefined);
  });

  it('is answered with plain data that the board knows by its shape', () => {
    expect(isHit(spireGame.ask?.(game(), { about: 'play', card: 'Strike', target: 0 }))).to.equal(true);
    for (const other of [undefined, null, true, 'x', {}, { lost: 1 }]) expect(isHit(other)).to.equal(false);
  });
});
