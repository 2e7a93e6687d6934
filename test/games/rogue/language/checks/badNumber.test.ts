import { expect } from 'chai';
import { findingsOf, messageOf, placesOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/bad-number';

/** Whether a number of a line is reported; the line stands in a file that has a dungeon. */
const isBad = (line: string): boolean =>
  placesOf(CODE, line.startsWith('generate') ? line : `${line}\ngenerate`).length > 0;

describe(CODE, () => {
  it('is an error at a number with anything but digits; only a seed may be negative', () => {
    for (const number of ['+5', '-5', '5.0', '0x5', '5e0', '٥', '５', 'five', '5,']) {
      expect(isBad(`player hp ${number}`), number).to.equal(true);
    }
    for (const number of ['-5', '-0', '0005', '9'.repeat(400)]) expect(isBad(`seed ${number}`), number).to.equal(false);
    for (const number of ['+5', '--5', '-', '5.0', '1e9']) expect(isBad(`seed ${number}`), number).to.equal(true);
  });

  const ranges: readonly [line: string, least: number, most: number][] = [
    ['player hp', 1, 999999],
    ['orc defense', 0, 999999],
    ['troll power', 0, 999999],
    ['fov', 1, 999],
    ['generate width', 3, 500],
    ['generate height', 3, 500],
    ['generate rooms', 1, 1000],
    ['generate min', 2, 499],
    ['generate max', 2, 499],
    ['generate monsters', 0, 100],
  ];
  for (const [line, least, most] of ranges) {
    it(`is an error where “${line}” is not from ${least} to ${most}`, () => {
      for (const number of [least, most]) expect(isBad(`${line} ${number}`), String(number)).to.equal(false);
      if (least > 0) expect(isBad(`${line} ${least - 1}`)).to.equal(true);
      expect(isBad(`${line} ${most + 1}`)).to.equal(true);
      expect(isBad(`${line} ${'9'.repeat(400)}`)).to.equal(true);
    });
  }

  it('is reported at the word behind a known key, whatever that is', () => {
    expect(findingsOf('player hp hp 3 power // 5\ngenerate')).to.deep.equal([
      `${CODE} 1:11-13`,
      'rogue/unknown-key 1:14-15',
      `${CODE} 1:22-24`,
      'rogue/unknown-key 1:25-26',
    ]);
  });

  it('names the range, and for a seed what one looks like', () => {
    expect(messageOf(CODE, 'fov 0\ngenerate')).to.equal(
      '“fov” must be a whole number from 1 to 999, in digits only; got “0”.',
    );
    expect(messageOf(CODE, 'seed 1.5\ngenerate')).to.equal(
      '“seed” must be a whole number in digits, for example 42 or -7; got “1.5”.',
    );
    expect(problemOf(CODE, 'seed x\ngenerate').args).to.include({ least: '-∞', most: '∞' });
  });

  const repairs: readonly [line: string, title: string, repaired: string][] = [
    ['orc hp 0', 'Change “hp” to 1*', 'orc hp 1'],
    ['fov 1000', 'Change “fov” to 999*', 'fov 999'],
    ['fov +12', 'Change “fov” to 12*', 'fov 12'],
    ['fov -12', 'Change “fov” to 1*', 'fov 1'],
    ['fov far', 'Change “fov” to 8*', 'fov 8'],
    ['seed 1.5', 'Change “seed” to 0*', 'seed 0'],
  ];
  for (const [line, title, repaired] of repairs) {
    it(`is repaired by the nearest number, or else by the usual one: “${line}” becomes “${repaired}”`, () => {
      expect(repairsOf(CODE, `${line}\ngenerate`)).to.deep.equal({ [title]: `${repaired}\ngenerate` });
    });
  }
});
