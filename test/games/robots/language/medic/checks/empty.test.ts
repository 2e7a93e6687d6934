import { expect } from 'chai';
import { analyseMedic, medicProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'medic/empty';

describe(CODE, () => {
  it('is a warning at the beginning, which does not keep the file from playing', () => {
    expect(medicProblems('')).to.deep.equal(['medic/empty 1:1-1']);
    expect(medicProblems('\n')).to.deep.equal(['medic/blank-line 1:1-1', 'medic/empty 1:1-1']);
    expect(analyseMedic('').plays).to.equal(true);
    expect(saidOf(CODE, '')[0]).to.include({
      severity: 'warning',
      message: 'This file has no commands: the medic stays where it is and only heals. Write one command on each line.',
    });
  });

  it('is repaired by a walk', () => {
    expect(repairsOf(CODE, '')).to.deep.equal(['Add the commands for a walk in a square: Forward\nForward\nLeft90\n']);
  });

  it('is not reported beside an error', () => {
    expect(medicProblems('Back')).to.deep.equal(['medic/unknown-command 1:1-5']);
  });
});
