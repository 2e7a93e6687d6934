import { expect } from 'chai';
import { findingsOf, messageOf, placesOf } from '../../support';

const CODE = 'rogue/too-large';
const LIMIT = 2 ** 21;

describe(CODE, () => {
  it('is the one error of a text over 2^21 units, on line 1', () => {
    expect(findingsOf('x'.repeat(LIMIT + 1))).to.deep.equal([`${CODE} 1:1-${LIMIT + 1}`]);
    expect(messageOf(CODE, 'x'.repeat(LIMIT + 1))).to.equal(
      'This file has 2097153 characters; Turnsmith reads at most 2097152.',
    );
  });

  it('is not reported at exactly 2^21 units', () => {
    expect(placesOf(CODE, `map\n@${'.'.repeat(LIMIT - 5)}`)).to.deep.equal([]);
  });
});
