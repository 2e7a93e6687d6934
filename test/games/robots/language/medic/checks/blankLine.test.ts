import { expect } from 'chai';
import { medicProblems, repairsOf, saidOf } from '../../../support';

const CODE = 'medic/blank-line';

describe(CODE, () => {
  it('is a warning over every blank line, from column 1 to its end', () => {
    expect(medicProblems('Forward\n\nLeft90\n \t \n\n')).to.deep.equal([
      'medic/blank-line 2:1-1',
      'medic/blank-line 4:1-4',
      'medic/blank-line 5:1-1',
    ]);
    expect(saidOf(CODE, 'Forward\n\n')[0]).to.include({
      severity: 'warning',
      message: 'Line 2 is blank, so it’s skipped. Remove it.',
    });
  });

  it('is repaired by removing one or all', () => {
    expect(repairsOf(CODE, 'Forward\n\n\nLeft90\n\t\n\n')).to.deep.equal([
      '*Remove this blank line: Forward\n\nLeft90\n\t\n\n',
      'Remove all 4 blank lines: Forward\nLeft90\n',
    ]);
    expect(repairsOf(CODE, '\n\n')[1]).to.equal('Remove all 2 blank lines: ');
    expect(repairsOf(CODE, 'Forward\n\n')).to.deep.equal(['*Remove this blank line: Forward\n']);
    expect(repairsOf(CODE, 'Forward\n ')).to.deep.equal(['*Remove this blank line: Forward\n']);
    expect(repairsOf(CODE, '\r')).to.deep.equal(['*Remove this blank line: ']);
  });

  it('is not repaired all at once where there are more than an editor can do', () => {
    expect(repairsOf(CODE, 'Forward\n\n'.repeat(10_001))).to.have.length(1);
  });

  it('is not reported for the end of the last line', () => {
    expect(saidOf(CODE, 'Forward\n')).to.deep.equal([]);
  });
});
