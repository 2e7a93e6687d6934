import { expect } from 'chai';
import { countOf, readOption, readOptions, SEED, TURNS, wordOf, type ChoiceOption } from '../../src/games/options';

const PLAYER: ChoiceOption = { kind: 'choice', name: 'player', words: ['ironclad', 'silent'] };

describe('an option', () => {
  it('that is a seed takes an integer of any size, in its plain form', () => {
    const table = [
      ['7', '7'],
      ['+007', '7'],
      ['-0', '0'],
      ['-123456789012345678901234567890', '-123456789012345678901234567890'],
    ] as const;
    for (const [text, value] of table) expect(readOption(SEED, text), text).to.equal(value);
  });

  it('that is a seed refuses all else, and what is too long to be meant', () => {
    for (const text of ['', '-', '1.5', '1e3', ' 7', '0x10', 'seven', '9'.repeat(1001)]) {
      expect(readOption(SEED, text), text.slice(0, 20)).to.equal(null);
    }
  });

  it('that is a count takes a whole number from 0', () => {
    expect(['0', '007', '999999999999999'].map((text) => readOption(TURNS, text))).to.deep.equal([
      '0',
      '7',
      '999999999999999',
    ]);
    for (const text of ['', '-1', '+1', '1.5', '1e3', '9999999999999999'])
      expect(readOption(TURNS, text)).to.equal(null);
  });

  it('that is a choice takes one of its words as it is written', () => {
    expect(['silent', 'Silent', 'watcher', ''].map((text) => readOption(PLAYER, text))).to.deep.equal([
      'silent',
      null,
      null,
      null,
    ]);
  });
});

describe('the options of a game', () => {
  it('leave out what means nothing to it', () => {
    const said = { player: 'silent', turns: 'x', seed: '+1', other: '2' };
    expect(readOptions([PLAYER, TURNS, SEED], said)).to.deep.equal({ player: 'silent', seed: '1' });
    expect(readOptions([{ kind: 'count', name: 'constructor' }], said)).to.deep.equal({});
  });

  it('give the number that was chosen, or none', () => {
    expect([countOf(TURNS, { turns: '3' }), countOf(TURNS, {})]).to.deep.equal([3, undefined]);
  });

  it('give the word that was chosen, or the usual one', () => {
    expect([wordOf(PLAYER, { player: 'silent' }), wordOf(PLAYER, {})]).to.deep.equal(['silent', 'ironclad']);
  });
});
