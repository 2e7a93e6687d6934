import { expect } from 'chai';
import { rangeOf } from '../../../../../src/core/range';
import { outline } from '../../../../../src/games/robots/language/medic/outline';
import { inEnglish, medicOf } from '../../support';

describe('the outline of a medic file', () => {
  it('lists the commands, repeated ones together', () => {
    const entries = [...outline(medicOf('Forward\n\n Forward\nLeft90\nback\n'))];
    expect(entries.map(({ label }) => inEnglish(label))).to.deep.equal(['Forward, 2 times', 'Left90']);
    expect(entries[0]?.range).to.deep.equal(rangeOf(0, 0, 2, 8));
  });
});
