import { expect } from 'chai';
import { medicProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'medic/wrong-case';

describe(CODE, () => {
  it('is an error at the text of the line', () => {
    expect(medicProblems('forward\nForward\n  LEFT90 ')).to.deep.equal([
      'medic/wrong-case 1:1-8',
      'medic/wrong-case 3:3-9',
    ]);
    expect(saidOf(CODE, 'forward')[0]).to.include({
      severity: 'error',
      message: 'Commands are case-sensitive: write Forward instead of “forward”.',
    });
  });

  it('is repaired in one line or in all', () => {
    expect(repairsOf(CODE, 'forward\n LEFT90\n')).to.deep.equal([
      '*Change to “Forward”: Forward\n LEFT90\n',
      'Correct the case of all 2 commands: Forward\n Left90\n',
    ]);
    expect(repairsOf(CODE, 'turn180')).to.deep.equal(['*Change to “Turn180”: Turn180']);
  });

  it('is not reported for commands as they must be, nor for what is none', () => {
    expect(saidOf(CODE, 'Forward\nLeft90\nRight90\nTurn180\nback')).to.deep.equal([]);
  });
});
