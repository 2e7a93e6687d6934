import { expect } from 'chai';
import { analyse } from '../../../../../src/games/analysis';
import { spireGameFormat } from '../../../../../src/games/spire/language/format';
import { fixesOf, problemsOf, read } from '../../support';

const CODE = 'spire/bom';
const GOOD = 'Encounter 1\nLouse 20\n';

describe(CODE, () => {
  it('is reported at the very beginning and counts for nothing', () => {
    expect(problemsOf(`\uFEFF${GOOD}`)).to.deep.equal(['warning spire/bom 1:1-1:1']);
    expect(problemsOf('\uFEFF')).to.deep.equal(['warning spire/bom 1:1-1:1', 'error spire/no-encounters 1:1-1:1']);
    expect(problemsOf('\uFEFF\uFEFFEncounter\nLouse 1')).to.include('error spire/monster-before-encounter 1:1-1:11');
  });

  it('is not reported in an editor, which keeps the mark apart from the text', () => {
    expect(analyse(spireGameFormat, GOOD, { isDecoded: true }).problems).to.deep.equal([]);
  });

  it('has no repair but a new save: no edit reaches the mark', () => {
    expect(fixesOf(`\uFEFF${GOOD}`, CODE)).to.deep.equal([]);
    const { definition } = read(`\uFEFF${GOOD}`);
    expect(spireGameFormat.format(definition)).to.equal(GOOD);
  });
});
