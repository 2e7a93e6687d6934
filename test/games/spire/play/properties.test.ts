import { expect } from 'chai';
import * as fc from 'fast-check';
import { spireGame, type SpireState } from '../../../../src/games/spire/play/game';
import { legalMoves } from '../../../../src/games/spire/play/legalMoves';
import { propertyOptions } from '../../../support/property';
import { goodText } from '../arbitraries';
import { eventsOf, playAll, startGame } from '../support';

const player = fc.constantFrom('ironclad', 'silent', 'watcher');
const seed = fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String);
const oddLine = fc.constantFrom(
  '',
  'help',
  ' end  turn ',
  'play',
  'play Strike x',
  'play Shiv 0',
  'inspect deck',
  'describe Bash',
);
/** A line, or a number that chooses among the legal moves. */
const choices = fc.array(fc.oneof({ weight: 8, arbitrary: fc.nat() }, { weight: 1, arbitrary: oddLine }), {
  maxLength: 80,
});

/** Plays by choices, and answers the lines. */
function playChoices(
  state: SpireState,
  chosen: readonly (number | string)[],
  look: () => void = () => undefined,
): string[] {
  const lines: string[] = [];
  for (const choice of chosen) {
    const moves = legalMoves(state);
    const line = typeof choice === 'string' ? choice : moves[choice % moves.length];
    if (line === undefined) break;
    lines.push(line);
    spireGame.step(state, line);
    look();
  }
  return lines;
}

function cardsOf(state: SpireState): string {
  const holder = state.getPlayer();
  return [...holder.getHand(), ...holder.getDeck(), ...holder.getDiscarded()]
    .map((card) => card.getName())
    .sort()
    .join();
}

describe('for any moves, a card game', () => {
  it('never loses or makes a card, and keeps hit points and energy within limits', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, (text, word, number, chosen) => {
        const state = startGame(text, word, number);
        const cards = cardsOf(state);
        playChoices(state, chosen, () => {
          expect(cardsOf(state)).to.equal(cards);
          const { player: shown, monsters, hand, status } = spireGame.frame(state);
          expect(shown.hp).to.be.within(status === 'lost' ? 0 : 1, shown.maxHp);
          expect(shown.energy).to.be.within(0, 3);
          expect(hand.length).to.be.at.most(5);
          for (const { hp, maxHp } of monsters) expect(hp).to.be.within(1, maxHp);
        });
      }),
      propertyOptions(60),
    );
  });

  it('is the same game again with the same seed and moves, whether its events are wanted or not', () => {
    fc.assert(
      fc.property(goodText, player, seed, choices, (text, word, number, chosen) => {
        const state = startGame(text, word, number);
        const lines = playChoices(state, chosen);
        const again = startGame(text, word, number);
        eventsOf(again, lines);
        expect(spireGame.frame(again)).to.deep.equal(spireGame.frame(state));
      }),
      propertyOptions(60),
    );
  });

  it('changes nothing by a line that is no command, and no pile by a failed play', () => {
    fc.assert(
      fc.property(
        goodText,
        player,
        choices,
        fc.string({ unit: 'binary', maxLength: 20 }),
        (text, word, chosen, line) => {
          const state = startGame(text, word);
          playChoices(state, chosen);
          const { turn, transcript: printed, ...kept } = spireGame.frame(state);
          if (!spireGame.step(state, line)) {
            expect(spireGame.frame(state)).to.deep.equal({ ...kept, turn, transcript: printed });
          } else if (!state.hasSucceeded()) {
            expect(spireGame.frame(state)).to.deep.include(kept);
          }
        },
      ),
      propertyOptions(60),
    );
  });
});

describe('a huge encounter', () => {
  it('of a thousand monsters plays to its end', () => {
    const state = startGame(`Encounter\n${'JawWorm 6\n'.repeat(1000)}`, 'ironclad');
    for (let turn = 0; spireGame.status(state) === 'playing' && turn < 3000; turn++) {
      const strike = legalMoves(state)
        .filter((move) => move.startsWith('play Strike'))
        .at(-1);
      spireGame.step(state, strike ?? 'end turn');
    }
    expect(spireGame.status(state)).to.equal('won');
  });

  it('of a thousand lice is lost in one turn, and its frame is whole', () => {
    const state = startGame(`Encounter\n${'Louse 6\n'.repeat(1000)}`);
    expect(spireGame.frame(state).monsters).to.have.length(1000);
    expect(spireGame.frame(spireGame.copy(state)).monsters.at(-1)?.id).to.equal(999);
    playAll(state, ['play Strike 999', 'end turn']);
    expect([spireGame.status(state), spireGame.frame(state).monsters.length]).to.deep.equal(['lost', 999]);
  });
});
