import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { codesOf, repairsOf, saidOf, startOf, textOf } from '../../support';

const CODE = 'slug/open-border';

describe(CODE, () => {
  const places = [
    { title: 'the top', rows: ['#😀 ##', '#PGA#', '#####'], line: 1, from: 1, to: 3, cell: '(0, 1)' },
    { title: 'the left', rows: ['#####', 'GP A#', '     '], line: 2, from: 0, to: 1, cell: '(1, 0)' },
    { title: 'the right', rows: ['#####', '#P AG', '#####'], line: 2, from: 4, to: 5, cell: '(1, 4)' },
    { title: 'the bottom', rows: ['#####', '#PGA#', '###S#'], line: 3, from: 3, to: 4, cell: '(2, 3)' },
    { title: 'a single column', rows: ['#', 'P', '#'], line: 2, from: 0, to: 1, cell: '(1, 0)' },
    { title: 'a single cell', rows: ['P'], line: 1, from: 0, to: 1, cell: '(0, 0)' },
  ];
  for (const { title, rows, line, from, to, cell } of places) {
    it(`is one information at the first open cell in reading order: ${title}`, () => {
      const [said, ...others] = saidOf(CODE, textOf('30', ...rows));
      expect(others).to.deep.equal([]);
      expect(said).to.include({ severity: 'info' });
      expect(said?.range).to.deep.equal(rangeInLine(line, from, to));
      expect(said?.message).to.include(cell);
    });
  }

  it('is repaired by walls in place of open floor, or by walls around the whole map', () => {
    expect(repairsOf(CODE, '30\n# ###\n PGA\n### #\n')).to.deep.equal([
      {
        title: 'Close the border with 3 walls',
        preferred: true,
        text: '30\n#####\n#PGA\n#####\n',
      },
      {
        title: 'Surround the whole map with walls',
        preferred: false,
        text: '30\n#######\n## ####\n# PGA##\n#### ##\n#######\n',
      },
    ]);
  });

  it('is repaired only by walls around the map where something would be lost', () => {
    const [repair, ...others] = repairsOf(CODE, '30\n#P #\n#AGx');
    expect(others).to.deep.equal([]);
    expect(repair).to.deep.equal({
      title: 'Surround the whole map with walls',
      preferred: true,
      text: '30\n######\n##P ##\n##AGx#\n######',
    });
  });

  it('is gone after each repair, and every slug, weapon and goal is still there', () => {
    for (const text of ['30\n P A\n#H G\n', '30\n#### \n#PAG#\n#####']) {
      for (const { text: after } of repairsOf(CODE, text)) {
        expect(codesOf(after)).not.to.include(CODE);
        const { model } = startOf(after);
        expect(after.replaceAll(/[^PAHG]/g, '')).to.equal(text.replaceAll(/[^PAHG]/g, ''));
        expect(model.getSlugs()).to.have.length(1);
      }
    }
  });

  for (const [title, rows] of [
    ['a closed border', ['#####', '#PGA#', '#####']],
    ['short rows, which are filled up with walls', ['#####', '#PG', '#####']],
    ['open cells inside', ['#####', '# P #', '#G A#', '#####']],
  ] as const) {
    it(`is not reported for ${title}`, () => {
      expect(codesOf(textOf('30', ...rows))).not.to.include(CODE);
    });
  }
});
