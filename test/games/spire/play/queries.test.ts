import { expect } from 'chai';
import { spireGame, type SpireState } from '../../../../src/games/spire/play/game';
import { queriesOf } from '../../../../src/games/spire/play/queries';
import { playAll, startGame } from '../support';

const FILE = 'Encounter\nLouse 15\nJawWorm 20\nEncounter\nLouse 5\n';

function game(lines: readonly string[] = [], player = 'ironclad', file = FILE): SpireState {
  const state = startGame(file, player);
  playAll(state, lines);
  return state;
}

describe('a question of the card board', () => {
  it('about a line is answered by whether it is a command here', () => {
    const { isCommand } = queriesOf(game());
    expect(['play Strike 0', ' end  turn ', 'play', 'describe Bash'].map(isCommand)).to.deep.equal(
      Array<boolean>(4).fill(true),
    );
    expect(['help', '', 'END TURN', 'inspect hand'].map(isCommand)).to.deep.equal(Array<boolean>(4).fill(false));
    const won = game(['play Strike 0'], 'ironclad', 'Encounter\nLouse 1\n');
    expect(queriesOf(won).isCommand('end turn')).to.equal(false);
  });

  it('about a card is answered by what it would do, and nothing changes', () => {
    const state = game();
    const before = JSON.stringify(spireGame.trace(state, null));
    const { hitOf } = queriesOf(state);
    expect(hitOf('Strike', 1)).to.deep.equal({ lost: 6, hp: 14 });
    expect(hitOf('Bash', 0)).to.deep.equal({ lost: 7, hp: 8 });
    expect(JSON.stringify(spireGame.trace(state, null))).to.equal(before);
  });

  it('counts block, and a card’s own vulnerable', () => {
    const blocked = game(['play Strike 1', 'end turn']);
    expect(queriesOf(blocked).hitOf('Strike', 1)).to.deep.equal({ lost: 3, hp: 11 });
    expect(queriesOf(game([], 'silent')).hitOf('Neutralize', 1)).to.deep.equal({ lost: 4, hp: 16 });
  });

  it('says that a monster is defeated, also when the next encounter begins by it', () => {
    const last = game(['play Strike 0', 'play Strike 0'], 'ironclad', 'Encounter\nLouse 15\nEncounter\nLouse 5\n');
    expect(queriesOf(last).hitOf('Strike', 0)).to.deep.equal({ lost: 3, hp: 0 });
  });

  it('has no answer for a play that is not possible', () => {
    const { hitOf } = queriesOf(game(['play Strike 0', 'play Strike 0']));
    for (const [card, target] of [
      ['Bash', 0],
      ['Strike', 7],
      ['Strike', 0.5],
      ['Strike', NaN],
      ['Defend', 0],
      ['Shiv', 0],
    ] as const)
      expect(hitOf(card, target), `${card} ${target}`).to.equal(null);
  });

  it('is about the state that it was made for, as it then stands', () => {
    const state = game();
    const queries = spireGame.queries?.(state);
    playAll(state, ['play Strike 1']);
    expect(queries?.hitOf('Strike', 1)).to.deep.equal({ lost: 6, hp: 8 });
    expect(queries?.hitOf('Defend', 1)).to.equal(null);
  });
});
