import { expect } from 'chai';
import { applyEdits } from '../../../../src/core/textEdit';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { BITE, fileOf, fileWithRow, GO, read, ruleText } from '../support';

/** The texts after each offer is taken. */
function completed(text: string, line: number, character: number): string[] {
  return snakeRulesFormat
    .complete(read(text), { line, character })
    .map(({ range, insert }) => applyEdits(text, [{ range, newText: insert }]));
}

describe('completion in a snake file', () => {
  it('offers the header above everything', () => {
    expect(completed('', 0, 0)).to.deep.equal(['snake Name']);
    expect(completed('sna', 0, 3)).to.deep.equal(['snake Name']);
    expect(completed('// x\n\nend', 1, 0)).to.deep.equal(['// x\nsnake Name\nend']);
  });

  it('offers a rule and, where it is missing, the end on a blank line', () => {
    const rule = ruleText(3, '   h').trimEnd();
    expect(completed('snake A\n', 1, 0)).to.deep.equal([`snake A\n${rule}`, 'snake A\nend']);
    expect(completed('snake A\n  e\n', 1, 3)).to.include('snake A\n  end\n');
    expect(completed('snake A\n\nend', 1, 0)).to.deep.equal([`snake A\n${rule}\nend`]);
  });

  it('keeps an offered rule apart from the rows around it', () => {
    const text = `snake A\n${BITE}\n${GO}end`;
    const offered = completed(text, 8, 0).map(read);
    expect(offered.filter(({ isSound, rules }) => isSound && rules.length === 3)).to.have.length(1);
  });

  it('offers letters in a row, in place of the cell behind the caret where there is one', () => {
    const full = completed(fileOf(BITE), 5, 4);
    expect(full).to.have.length(9);
    expect(full).to.include(fileWithRow('   hT  ;'));
    expect(completed(fileWithRow('   h;'), 5, 4)).to.include(fileWithRow('   hT;'));
    expect(completed(fileWithRow('   h;'), 5, 1)).to.include(fileWithRow(' T h;'));
    expect(completed(fileWithRow('   h  '), 5, 5)).to.include(fileWithRow('   h T'));
  });

  it('offers a row and letters on a line beside a row', () => {
    const offers = completed('snake A\n       ;\n\nend', 2, 0);
    expect(offers).to.include('snake A\n       ;\n       ;\nend');
    expect(offers).to.include('snake A\n       ;\nT\nend');
  });

  it('offers nothing in a comment, behind a row and below the end', () => {
    expect(completed('snake A // x', 0, 11)).to.deep.equal([]);
    expect(completed(fileOf(BITE), 5, 8)).to.deep.equal([]);
    expect(completed('snake A\nend\n\n', 2, 0)).to.deep.equal([]);
  });
});
