import { expect } from 'chai';
import { inputOfName, KEYS, LEAVE, stepOf } from '../../../../src/games/rogue/play/keys';
import { texts } from '../../../../src/games/rogue/texts';

describe('the keys of the roguelike', () => {
  it('are the eight directions and waiting, each once', () => {
    expect(KEYS.map(({ input }) => input).join('')).to.equal('hlkjyubn.');
    expect(new Set(KEYS.map(({ step }) => step.join())).size).to.equal(9);
    for (const { step } of KEYS) for (const part of step) expect(part).to.be.within(-1, 1);
  });

  it('go where their buttons say', () => {
    const ways = KEYS.map(({ label, step: [dx, dy] }) => {
      const way = [['north', '', 'south'][dy + 1], ['west', '', 'east'][dx + 1]].filter(Boolean).join('-');
      expect(label).to.equal(`rogue.key.${way || 'wait'}`);
      return texts.en.panel[label];
    });
    expect(ways).to.include('North-west').and.include('Wait');
  });

  it('share no key of the keyboard', () => {
    const codes = KEYS.flatMap((key) => key.codes);
    expect(new Set(codes).size).to.equal(codes.length);
  });

  it('are called otherwise with Shift, CapsLock or without NumLock', () => {
    expect(KEYS.map(({ input }) => inputOfName(input.toUpperCase()))).to.deep.equal([...'hlkjyubn', null]);
    expect(inputOfName('Clear')).to.equal('.');
    expect(['h', 'X', '', 'Escape', 'ESCAPE', 'clear', 'Home', '>'].map(inputOfName)).to.deep.equal(
      Array(8).fill(null),
    );
  });

  it('that leave are none of the others, so that nothing that was typed means it', () => {
    expect([...LEAVE].length).to.be.greaterThan(1);
    expect(stepOf(LEAVE)).to.equal(null);
  });

  for (const input of ['H', '', ' ', 'ArrowLeft', '5', 'hh', 'Escape', 'toString', '__proto__']) {
    it(`do not know ${JSON.stringify(input)}`, () => {
      expect(stepOf(input)).to.equal(null);
    });
  }
});
