import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { MEDIC_COMMANDS } from '../../../../../src/games/robots/facts/vocabulary';
import { complete } from '../../../../../src/games/robots/language/medic/completion';
import { medicOf } from '../../support';

describe('completion in a medic file', () => {
  it('offers the commands in place of the word on the line, and on a blank line', () => {
    const offers = complete(medicOf('Fo\n'), { line: 0, character: 2 });
    expect(offers.map(({ insert }) => insert)).to.deep.equal(MEDIC_COMMANDS);
    expect(offers[0]?.range).to.deep.equal(rangeInLine(0, 0, 2));
    expect(complete(medicOf('Fo\n'), { line: 1, character: 0 })).to.have.length(4);
  });

  it('offers nothing beside a word', () => {
    expect(complete(medicOf('Forward  '), { line: 0, character: 9 })).to.deep.equal([]);
  });
});
