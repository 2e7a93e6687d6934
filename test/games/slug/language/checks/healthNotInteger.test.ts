import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, textOf } from '../../support';

const CODE = 'slug/health-not-integer';
const TOO_LARGE = '9007199254740992';

describe(CODE, () => {
  for (const line of ['#####', '3.5', '3_0', ' 12 a', '😀', TOO_LARGE, `+${TOO_LARGE} `]) {
    it(`is an error over all of line 1 that names it: ${line}`, () => {
      const [said, ...others] = saidOf(CODE, textOf(line, '#PGA#'));
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'error' });
      expect(said?.range).to.deep.equal(rangeInLine(0, 0, line.length));
      expect(said?.message).to.include(`“${line}”`).and.include('9007199254740991');
    });
  }

  it('cuts a long line short in its message, and shows what cannot be seen', () => {
    const [said] = saidOf(CODE, textOf(`\u0007${'x'.repeat(100)}`, '#PGA#'));
    expect(said?.message).to.include(`“U+0007${'x'.repeat(39)}…”`);
  });

  it('is repaired by a new first line when line 1 is a row of the map, which is kept', () => {
    const [repair, ...others] = repairsOf(CODE, '#####\n#PGA#\n');
    expect(others).to.deep.equal([]);
    expect(repair).to.deep.equal({
      title: 'Insert a first line with health 20',
      preferred: true,
      text: '20\n#####\n#PGA#\n',
    });
    expect(codesOf(repair?.text ?? '')).not.to.include(CODE);
  });

  it('is repaired by a health in place of anything else', () => {
    const [repair, ...others] = repairsOf(CODE, '3.5 hp\r\n#PGA#\r\n');
    expect(others).to.deep.equal([]);
    expect(repair).to.deep.equal({ title: 'Set the health to 20', preferred: true, text: '20\r\n#PGA#\r\n' });
    expect(codesOf(repair?.text ?? '')).not.to.include(CODE);
  });

  for (const line of ['9007199254740991', '00030', '+30', '\t30 ', '', '-3', '0', `-${TOO_LARGE}`]) {
    it(`is not reported for ${JSON.stringify(line)}`, () => {
      expect(codesOf(textOf(line, '#PGA#'))).not.to.include(CODE);
    });
  }
});
