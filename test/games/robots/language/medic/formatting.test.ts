import { expect } from 'chai';
import fc from 'fast-check';
import { MEDIC_COMMANDS } from '../../../../../src/games/robots/facts/vocabulary';
import { format } from '../../../../../src/games/robots/language/medic/formatting';
import { propertyOptions } from '../../../../support/property';
import { medicOf } from '../../support';

const lines = fc.array(
  fc.tuple(fc.constantFrom(...MEDIC_COMMANDS, '', ' \t', ' Left90 '), fc.constantFrom('\n', '\r\n', '\r')),
  { maxLength: 8 },
);

describe('the canonical text of a medic file', () => {
  it('is trimmed, without blank lines, and with one line end at the end', () => {
    expect(format(medicOf('\uFEFF\r\n Forward \r\n\r\nLeft90'))).to.equal('Forward\nLeft90\n');
    expect(format(medicOf(''))).to.equal('');
  });

  it('has the same commands', () => {
    fc.assert(
      fc.property(lines, (parts) => {
        const before = medicOf(parts.flat().join(''));
        expect(medicOf(format(before)).commands).to.deep.equal(before.commands);
      }),
      propertyOptions(200),
    );
  });
});
