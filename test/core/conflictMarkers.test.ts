import { expect } from 'chai';
import { conflictMarkerLines } from '../../src/core/conflictMarkers';

const linesIn = (...lines: readonly string[]): readonly number[] => conflictMarkerLines(lines);

describe('conflict markers', () => {
  it('are the lines that version control leaves of two versions', () => {
    expect(
      linesIn('20', '<<<<<<< HEAD', '#P#', '||||||| base', '# #', '=======', '#G#', '>>>>>>> topic'),
    ).to.deep.equal([1, 3, 5, 7]);
    expect(linesIn('<<<<<<<', '=======', '>>>>>>>')).to.deep.equal([0, 1, 2]);
  });

  it('count only from the first that opens a conflict on', () => {
    expect(linesIn('=======', '>>>>>>> topic', '#######')).to.deep.equal([]);
    expect(linesIn('=======', '<<<<<<< HEAD', '=======')).to.deep.equal([1, 2]);
  });

  const near = ['<<<<<<<HEAD', '<<<<<<<< HEAD', '<<<<<< HEAD', ' <<<<<<< HEAD', '<<<<<<<\tHEAD', '#######'];
  for (const line of near) {
    it(`are no “${line}”`, () => {
      expect(linesIn(line, '=======')).to.deep.equal([]);
      expect(linesIn('<<<<<<< HEAD', line)).to.deep.equal([0]);
    });
  }
});
