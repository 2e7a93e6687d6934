import { expect } from 'chai';
import { foldingRanges } from '../../../../src/games/snakes/language/folding';
import { BITE, fileOf, GO, read } from '../support';

describe('folding a snake file', () => {
  it('folds each rule and each run of comment lines', () => {
    const text = `// a\n// b\nsnake A\n// one\n${BITE}\n// c\n//\n${GO}end\n// x\n// y`;
    expect(foldingRanges(read(text))).to.deep.equal([
      { startLine: 0, endLine: 1, kind: 'comment' },
      { startLine: 4, endLine: 10, kind: 'region' },
      { startLine: 12, endLine: 13, kind: 'comment' },
      { startLine: 14, endLine: 20, kind: 'region' },
      { startLine: 22, endLine: 23, kind: 'comment' },
    ]);
  });

  it('folds no rule of one row', () => {
    expect(foldingRanges(read(fileOf('       ;\n')))).to.deep.equal([]);
  });
});
