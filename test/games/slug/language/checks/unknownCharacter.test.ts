import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, traceOf } from '../../support';

const CODE = 'slug/unknown-character';
const LEVEL = '30\n#P?A#\n#\tG😀 #\n';

describe(CODE, () => {
  it('is a warning at each such cell, in UTF-16 units', () => {
    const said = saidOf(CODE, LEVEL);
    expect(said.map(({ range }) => range)).to.deep.equal([
      rangeInLine(1, 2, 3),
      rangeInLine(2, 1, 2),
      rangeInLine(2, 3, 5),
    ]);
    expect(said.map(({ severity }) => severity)).to.deep.equal(['warning', 'warning', 'warning']);
  });

  const named = [
    { character: '?', message: '“?” (U+003F)' },
    { character: 'p', message: '“p” (U+0070)' },
    { character: 'W', message: '“W” (U+0057)' },
    { character: 'Ρ', message: '“Ρ” (U+03A1, a Greek letter)' },
    { character: '\t', message: 'A tab (U+0009)' },
    { character: '\u00a0', message: 'A no-break space (U+00A0)' },
    { character: '\uFEFF', message: 'A byte order mark (U+FEFF)' },
    { character: '😀', message: '“😀” (U+1F600)' },
    { character: '\ud83d', message: 'An invisible character (U+D83D)' },
  ];
  for (const { character, message } of named) {
    it(`names the character so that it can be told from its likes: ${message}`, () => {
      expect(saidOf(CODE, `30\n#P${character}A#\n`)[0]?.message).to.include(message);
    });
  }

  it('is repaired by floor in place of this one or of all, and the level plays as before', () => {
    const [one, all, ...others] = repairsOf(CODE, LEVEL, 2);
    expect(others).to.deep.equal([]);
    expect(one).to.deep.equal({ title: 'Replace with floor', preferred: true, text: '30\n#P?A#\n#\tG  #\n' });
    expect(all).to.deep.equal({
      title: 'Replace all 3 unknown characters with floor',
      preferred: false,
      text: '30\n#P A#\n# G  #\n',
    });
    expect(codesOf(all?.text ?? '')).not.to.include(CODE);
    expect(traceOf(all?.text ?? '', 's_dwd')).to.deep.equal(traceOf(LEVEL, 's_dwd'));
  });

  it('offers no more than this one where there is one', () => {
    expect(repairsOf(CODE, '30\n#PxGA#\n')).to.have.length(1);
  });

  it('is not reported for any character of the table, nor for what stands in line 1', () => {
    expect(codesOf('x😀\n# GDSHPNAL\n')).not.to.include(CODE);
  });
});
