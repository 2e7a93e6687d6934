import { expect } from 'chai';
import * as fc from 'fast-check';
import { Random } from '../../../../src/core/random';
import { spireGame, type SpireState } from '../../../../src/games/spire/play/game';
import { stateKey } from '../../../../src/games/spire/play/stateKey';
import { propertyOptions } from '../../../support/property';
import { playAll, startGame } from '../support';

const FILE = 'Encounter\nJawWorm 14\nCultist 9\nEncounter\nLouse 12\nLouse 7\n';

function after(...lines: string[]): SpireState {
  const state = startGame(FILE, 'silent');
  playAll(state, lines);
  return state;
}

describe('the key of a state of the card game', () => {
  it('is that of its copy, and another one after any legal move', () => {
    const state = after();
    const key = stateKey(state);
    expect(stateKey(state.copy())).to.equal(key);
    for (const move of spireGame.inputs?.(state) ?? []) {
      const next = state.copy();
      playAll(next, [move]);
      expect(stateKey(next), move).not.to.equal(key);
    }
  });

  it('does not mind how a state was reached: looks, failed plays and the order of what comes to the same', () => {
    expect(stateKey(after('inspect deck', 'describe Bash', 'play Shiv', 'play'))).to.equal(stateKey(after()));
    const cards = ['play Strike 0', 'play Survivor', 'play Neutralize 1'];
    expect(stateKey(after(...cards))).not.to.equal(stateKey(after(...cards.reverse())));
    expect(stateKey(after('play Strike 0', 'play Strike 1'))).to.equal(
      stateKey(after('play Strike 1', 'play Strike 0')),
    );
  });

  it('tells values of different owners apart', () => {
    const player = after();
    player.getPlayer().addBlock(1);
    const monster = after();
    monster.getEncounter().getMonsters()[0]?.addBlock(1);
    const memory = after();
    memory.getEncounter().getMonsters()[1]?.action();
    const chance = after();
    chance.getContext().random.word();
    const keys = [after(), player, monster, memory, chance].map(stateKey);
    expect(new Set(keys).size).to.equal(keys.length);
  });

  it('is that of its end when the game is over', () => {
    expect(stateKey(startGame('Encounter'))).to.equal('won');
    const lost = startGame('Encounter\nLouse 50', 'silent');
    playAll(lost, Array<string>(20).fill('end turn'));
    expect(stateKey(lost)).to.equal('lost');
  });

  it('is equal only for games that go on alike', () => {
    const moves = fc.array(fc.nat(), { maxLength: 12 });
    fc.assert(
      fc.property(moves, moves, moves, (first, second, more) => {
        const [a, b] = [first, second].map((choices) => {
          const state = after();
          follow(state, choices);
          return state;
        });
        if (!a || !b || stateKey(a) !== stateKey(b)) return;
        follow(a, more);
        follow(b, more);
        expect(shown(a)).to.deep.equal(shown(b));
      }),
      propertyOptions(400),
    );
  });
});

describe('the position of a generator', () => {
  it('counts the words that were drawn, over renewals and in copies', () => {
    const random = new Random(5);
    expect(random.position).to.equal(0);
    for (let drawn = 1; drawn <= 1500; drawn++) {
      random.word();
      expect(random.position).to.equal(drawn);
    }
    expect(random.copy().position).to.equal(1500);
  });
});

function follow(state: SpireState, choices: readonly number[]): void {
  for (const choice of choices) {
    const moves = spireGame.inputs?.(state) ?? [];
    spireGame.step(state, moves[choice % moves.length] ?? '');
  }
}

/** All that is seen of a state, but for the number of its turns and what its last move printed. */
function shown(state: SpireState): object {
  const { turn: _, transcript: __, ...frame } = spireGame.frame(state);
  return frame;
}
