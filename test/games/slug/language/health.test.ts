import { expect } from 'chai';
import { readHealth } from '../../../../src/games/slug/language/health';
import { startOf } from '../support';

const LARGEST = '9007199254740991';

describe('the first line', () => {
  const good = [
    { line: '30', value: 30 },
    { line: '1', value: 1 },
    { line: '+7', value: 7 },
    { line: '007', value: 7 },
    { line: '+007', value: 7 },
    { line: ' 12', value: 12 },
    { line: '12\t ', value: 12 },
    { line: '\t +12 \t', value: 12 },
    { line: LARGEST, value: Number.MAX_SAFE_INTEGER },
    { line: `000${LARGEST}`, value: Number.MAX_SAFE_INTEGER },
  ];
  for (const { line, value } of good) {
    it(`${JSON.stringify(line)} is the health ${value}`, () => {
      expect(readHealth(line)).to.deep.equal({ kind: 'good', value });
    });
  }

  const bad = {
    missing: ['', ' ', '\t \t'],
    'not-integer': [
      '#P G#',
      '3.5',
      '3_0',
      '3e1',
      '0x1F',
      '1 2',
      '+ 5',
      '+',
      '-',
      '++5',
      '+-5',
      '5+',
      'ten',
      'NaN',
      '٣',
      '３',
      '²',
      '5\u00a0',
      '\u000b5',
      '5\f',
      '\u20035',
      '\ufeff5',
      '5\u0000',
    ],
    'too-large': ['9007199254740992', '10000000000000000', `0${'9'.repeat(40)}`, `+${'9'.repeat(400)}`],
    'not-positive': ['0', '+0', '-0', '000', '-1', '-30', ' -5 ', `-${'9'.repeat(400)}`, '-0001'],
  };
  for (const [kind, lines] of Object.entries(bad)) {
    for (const line of lines) {
      const shown = JSON.stringify(line.length > 20 ? `${line.slice(0, 20)}…` : line);
      it(`${shown} is no health: ${kind}`, () => {
        expect(readHealth(line)).to.deep.equal({ kind, value: null });
      });
    }
  }

  it('is read in one go, however many blanks or zeros stand in it', () => {
    const many = 2 ** 18;
    expect(readHealth(`1${' '.repeat(many)}1`).kind).to.equal('not-integer');
    expect(readHealth(`${'0'.repeat(many)}x`).kind).to.equal('not-integer');
    expect(readHealth(`${' '.repeat(many)}${'0'.repeat(many)}7${'\t'.repeat(many)}`).value).to.equal(7);
  });

  it('gives the player exactly this health', () => {
    const { model } = startOf(`${LARGEST}\n#PA#\n`);
    model.getPlayer().applyEffects({ damage: 1 });
    expect(model.getPlayer().getMaxHealth()).to.equal(9007199254740991);
    expect(model.getPlayer().getHealth()).to.equal(9007199254740990);
  });
});
