import { expect } from 'chai';
import { cardNamed } from '../../../../src/games/spire/engine/cards';
import { parseMove } from '../../../../src/games/spire/play/move';

describe('move lines of Spire', () => {
  it('are read whatever white space stands around their words', () => {
    for (const line of ['end turn', 'end turn ', '\tend \v\f turn'])
      expect(parseMove(line)).to.deep.equal({ kind: 'end-turn' });
    for (const line of ['play Strike 0', ' play  Strike\t0 '])
      expect(parseMove(line)).to.deep.equal({ kind: 'play', card: 'Strike', target: 0 });
  });

  it('give the piles and the seven cards', () => {
    expect(parseMove('inspect deck')).to.deep.equal({ kind: 'inspect', pile: 'deck' });
    expect(parseMove('inspect discard')).to.deep.equal({ kind: 'inspect', pile: 'discard' });
    expect(parseMove('describe Eruption')).to.deep.equal({ kind: 'describe', card: cardNamed('Eruption') });
  });

  it('take any integer as a target', () => {
    for (const [word, target] of [
      ['+3', 3],
      ['-1', -1],
      ['007', 7],
      ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ] as const)
      expect(parseMove(`play Bash ${word}`)).to.deep.equal({ kind: 'play', card: 'Bash', target });
    expect(parseMove('play Bash')).to.deep.equal({ kind: 'play', card: 'Bash', target: null });
  });

  for (const line of [
    'play',
    'play ',
    'play Strike x',
    'play Strike 1.5',
    'play Strike 0 0',
    'play Strike 0x1',
    'play Strike +',
  ]) {
    it(`“${line}” is a play that is not well-formed`, () => {
      expect(parseMove(line)).to.deep.equal({ kind: 'malformed-play' });
    });
  }

  for (const line of [
    '',
    '  ',
    'help',
    'end',
    'end  ',
    'END TURN',
    'end turn now',
    'inspect',
    'inspect hand',
    'inspect deck 1',
    'describe',
    'describe Nope',
    'describe Card',
    'describe Strike now',
    'Play Strike 0',
    'play\u00a0Strike',
    'turn end',
  ]) {
    it(`“${line}” is no command`, () => {
      expect(parseMove(line)).to.equal(null);
    });
  }

  it('are remembered in moderation', () => {
    for (let id = 0; id < 3000; id++) expect(parseMove(`play Strike ${id}`)).to.include({ target: id });
    expect(parseMove(`play ${'x'.repeat(1e5)}`)).to.include({ kind: 'play' });
  });
});
