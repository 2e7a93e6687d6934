import { expect } from 'chai';
import { findingsOf, messageOf, problemOf, repairsOf } from '../../support';

const CODE = 'rogue/short-row';

describe(CODE, () => {
  it('is a warning behind each row that is shorter than the longest, also behind an empty one', () => {
    const text = 'map\n@..\n.\n\n...';
    expect(findingsOf(text)).to.deep.equal([`${CODE} 3:2-2`, `${CODE} 4:1-1`]);
    expect(problemOf(CODE, text).severity).to.equal('warning');
  });

  it('counts widths in UTF-16 units', () => {
    expect(findingsOf('map\n@..\n.😀')).to.deep.equal(['rogue/unknown-cell 3:2-4']);
  });

  it('names both lengths', () => {
    expect(messageOf(CODE, 'map\n@..\n.')).to.equal(
      'This row has 1 of 3 cells. The missing cells on the right count as walls; add them to make that clear.',
    );
  });

  it('is repaired by walls, in this row or in all', () => {
    expect(repairsOf(CODE, 'map\n@..\n.')).to.deep.equal({ 'Fill this row with walls*': 'map\n@..\n.##' });
    expect(repairsOf(CODE, 'map\n@..\n.\n\n..#')).to.deep.equal({
      'Fill this row with walls*': 'map\n@..\n.##\n\n..#',
      'Fill all 2 short rows with walls': 'map\n@..\n.##\n###\n..#',
    });
  });

  it('is repaired only as far as the text stays short enough to be read', () => {
    const rows = `map\n@${'.'.repeat(5000)}\n${'.\n'.repeat(500)}`;
    expect(Object.keys(repairsOf(CODE, rows))).to.deep.equal(['Fill this row with walls*']);
    expect(repairsOf(CODE, `map\n@${'.'.repeat(1_500_000)}\n.`)).to.deep.equal({});
  });

  it('is repaired one by one where there are too many', () => {
    expect(Object.keys(repairsOf(CODE, `map\n@.\n${'.\n'.repeat(10_001)}`))).to.deep.equal([
      'Fill this row with walls*',
    ]);
  });
});
