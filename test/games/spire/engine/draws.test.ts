import { expect } from 'chai';
import { Random } from '../../../../src/core/random';
import type { Card } from '../../../../src/games/spire/engine/card';
import { Bash, Defend, Strike } from '../../../../src/games/spire/engine/cards';
import { DEFAULT_SEED, GameContext } from '../../../../src/games/spire/engine/context';
import { drawCards, randomLouseAmount, selectCards } from '../../../../src/games/spire/engine/draws';
import { names } from '../support';

const many = (count: number, make: () => Card): Card[] => Array.from({ length: count }, make);
const strikes = (count: number): Card[] => many(count, () => new Strike());
const defends = (count: number): Card[] => many(count, () => new Defend());

describe('chance in Spire', () => {
  it('gives the words, Louse amounts and samples of the default seed', () => {
    const words = new Random(DEFAULT_SEED);
    expect(Array.from({ length: 8 }, () => words.word())).to.deep.equal([
      4057009284, 1115581633, 4229868453, 3830024618, 2996618733, 466165855, 762456124, 2586083389,
    ]);
    const lice = new Random(DEFAULT_SEED);
    expect(Array.from({ length: 20 }, () => randomLouseAmount(lice)).join(' ')).to.equal(
      '6 7 5 5 7 5 7 6 7 7 7 7 6 6 6 6 5 6 7 7',
    );
  });

  for (const [count, samples] of [
    [7, ['2 5 0 1 6', '6 0 4 3 2', '5 4 2 3 1']],
    [10, ['4 1 2 9 0', '9 7 4 3 2', '5 2 7 4 6']],
    [12, ['4 1 2 10 7', '9 11 4 6 10', '5 2 7 11 8']],
  ] as const) {
    it(`samples five of ${count} as the default seed says`, () => {
      const random = new Random(DEFAULT_SEED);
      const places = Array.from({ length: count }, (_, place) => place);
      expect(samples.map(() => random.sample(places, 5).join(' '))).to.deep.equal(samples);
    });
  }

  it('numbers monsters from 0, and a copied context goes on by itself', () => {
    const context = new GameContext(0);
    expect([context.takeId(), context.takeId()]).to.deep.equal([0, 1]);
    const fork = context.copy();
    expect([fork.takeId(), context.takeId(), fork.random.word() === context.random.word()]).to.deep.equal([2, 2, true]);
  });
});

describe('selectCards', () => {
  it('takes the sampled places out, in the order of the sample, and leaves the rest in order', () => {
    const cards = [...strikes(3), ...defends(3), new Bash()];
    const copy = [...cards];
    const selected = selectCards(new Random(DEFAULT_SEED), cards, 5);
    expect(selected).to.deep.equal([2, 5, 0, 1, 6].map((place) => copy[place]));
    expect(cards).to.deep.equal([copy[3], copy[4]]);
  });

  it('throws and changes nothing when there are too few', () => {
    const cards = strikes(4);
    expect(() => selectCards(new Random(0), cards, 5)).to.throw(RangeError);
    expect(cards).to.have.length(4);
  });

  it('draws nothing when nothing is wanted', () => {
    const random = new Random(7);
    expect(selectCards(random, strikes(2), 0)).to.deep.equal([]);
    expect(random.word()).to.equal(new Random(7).word());
  });
});

describe('drawCards', () => {
  it('gives a whole small deck in order, turns the discard pile over as it lies, and selects the rest', () => {
    const deck = [new Bash(), new Defend()];
    const hand: Card[] = strikes(1);
    const discarded = [...strikes(4), ...defends(1)];
    drawCards(new Random(DEFAULT_SEED), deck, hand, discarded);
    expect(names(hand.slice(0, 2))).to.equal('Bash Defend');
    expect([hand.length, deck.length, discarded.length]).to.deep.equal([5, 2, 0]);
  });

  it('leaves the discard pile alone when the deck has five', () => {
    const deck = strikes(5);
    const discarded = defends(2);
    const hand: Card[] = [];
    drawCards(new Random(0), deck, hand, discarded);
    expect([hand.length, deck.length, discarded.length]).to.deep.equal([5, 0, 2]);
  });

  it('throws when deck and discard pile are too small together', () => {
    expect(() => drawCards(new Random(0), strikes(2), [], strikes(2))).to.throw(RangeError);
  });
});
