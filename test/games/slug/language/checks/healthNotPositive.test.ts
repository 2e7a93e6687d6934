import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, textOf } from '../../support';

const CODE = 'slug/health-not-positive';

describe(CODE, () => {
  for (const line of ['0', '-0', '+00', '-1', ' -30\t', '-99999999999999999999']) {
    it(`is an error over all of line 1 that names the number: ${JSON.stringify(line)}`, () => {
      const [said, ...others] = saidOf(CODE, textOf(line, '#PGA#'));
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'error' });
      expect(said?.range).to.deep.equal(rangeInLine(0, 0, line.length));
      expect(said?.message).to.include(line.trim()).and.include('at least 1');
    });
  }

  it('is repaired by a health in place of the number', () => {
    expect(repairsOf(CODE, '-30\n#PGA#')).to.deep.equal([
      { title: 'Set the health to 20', preferred: true, text: '20\n#PGA#' },
    ]);
    expect(codesOf('20\n#PGA#')).not.to.include(CODE);
  });

  for (const line of ['1', '+1', '01', '', '-', '-1.5', '- 1', '0.5']) {
    it(`is not reported for ${JSON.stringify(line)}`, () => {
      expect(codesOf(textOf(line, '#PGA#'))).not.to.include(CODE);
    });
  }
});
