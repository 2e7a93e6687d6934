import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { hover } from '../../../../../src/games/robots/language/medic/hover';
import { inEnglish, medicOf } from '../../support';

const MEDIC = medicOf('Forward\n\n Forward\nLeft90\nback\n');

describe('hover in a medic file', () => {
  it('tells what a command does and which it is', () => {
    const found = hover(MEDIC, { line: 3, character: 2 });
    expect(found?.range).to.deep.equal(rangeInLine(3, 0, 6));
    expect(found?.messages.map(inEnglish)).to.deep.equal([
      'Turn left by 90 degrees',
      'Command 3 of 3; after the last one the list starts again',
    ]);
    expect(hover(medicOf('Turn180'), { line: 0, character: 0 })?.messages.map(inEnglish)).to.deep.equal([
      'Turn round',
      'The only command: the medic repeats it every turn',
    ]);
  });

  it('is silent beside commands', () => {
    for (const line of [1, 4, 99]) expect(hover(MEDIC, { line, character: 0 })).to.equal(null);
    expect(hover(MEDIC, { line: 2, character: 0 })).to.equal(null);
  });
});
