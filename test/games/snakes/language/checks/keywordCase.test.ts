import { expect } from 'chai';
import { repairsOf, problemsOf, saidOf } from '../../support';

const CODE = 'snake/keyword-case';

describe(CODE, () => {
  it('is an error over the word, in the header and at the end', () => {
    expect(problemsOf(' SNAKE A\nEnd // x')).to.deep.equal(['keyword-case 1:2-7', 'keyword-case 2:1-4']);
    expect(saidOf(CODE, 'Snake A\nend')).to.deep.equal([
      { severity: 'error', place: '1:1-6', message: 'Write “snake” in lowercase; got “Snake”.' },
    ]);
  });

  it('is repaired by the keyword', () => {
    expect(repairsOf(CODE, 'SNAKE A\nend')).to.deep.equal([
      { title: 'Write “snake”', preferred: true, text: 'snake A\nend' },
    ]);
    expect(repairsOf(CODE, 'snake A\n End')).to.deep.equal([
      { title: 'Write “end”', preferred: true, text: 'snake A\n end' },
    ]);
  });

  it('keeps all warnings back, as every error does', () => {
    expect(
      problemsOf('snake A\n\n       ;\n'.concat('       ;\n'.repeat(6), '\n', '       ;\n'.repeat(7), 'END')),
    ).to.deep.equal(['keyword-case 18:1-4']);
  });
});
