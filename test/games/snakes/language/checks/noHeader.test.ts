import { expect } from 'chai';
import { BITE, problemsOf, repairsOf, saidOf, textsAfter } from '../../support';

const CODE = 'snake/no-header';

describe(CODE, () => {
  it('is the one error of a file without code, at 1:1', () => {
    for (const text of ['', '\n', ' \t\n', '// only\n//comments']) {
      expect(problemsOf(text), text).to.deep.equal(['no-header 1:1-1']);
    }
    expect(saidOf(CODE, '')).to.deep.equal([
      {
        severity: 'error',
        place: '1:1-1',
        message: 'There’s no snake here yet. Start the file with “snake” and a name, for example “snake Hunter”.',
      },
    ]);
  });

  it('marks the code of the line that stands there, which is read as something else as well', () => {
    expect(problemsOf('  end // x\n')).to.deep.equal(['no-header 1:3-6']);
    expect(problemsOf('END\n')).to.deep.equal(['keyword-case 1:1-4', 'no-header 1:1-4']);
    expect(problemsOf(`${BITE}end\n`)).to.deep.equal(['no-header 1:8-9']);
    expect(problemsOf('snakes A\nend')).to.deep.equal(['no-header 1:1-9', 'row-count 1:1-9', 'row-end 1:8-8']);
    expect(saidOf(CODE, 'hello\nend')[0]?.message).to.match(/got “hello”\.$/);
  });

  it('takes a no-break space for no white space', () => {
    expect(problemsOf('snake\u00a0A\nend')).to.deep.equal(['no-header 1:1-8', 'row-count 1:1-8', 'row-end 1:8-8']);
  });

  it('is repaired by a header and an end in a file without code', () => {
    expect(repairsOf(CODE, '')).to.deep.equal([
      { title: 'Add the header and “end”', preferred: true, text: 'snake Name\nend\n' },
    ]);
    expect(repairsOf(CODE, '// x\n\n').map(({ text }) => text)).to.deep.equal(['snake Name\n// x\nend\n\n']);
  });

  it('is repaired by a header above a row or an end', () => {
    expect(repairsOf(CODE, `// x\n${BITE}end`)).to.deep.equal([
      { title: 'Add a header above', preferred: true, text: `// x\nsnake Name\n${BITE}end` },
    ]);
    expect(textsAfter(CODE, 'end')).to.deep.equal({ 'Add a header above': 'snake Name\nend' });
  });

  it('is repaired by making a header of a line that may be meant for it', () => {
    expect(repairsOf(CODE, 'hello // x\nend')).to.deep.equal([
      { title: 'Turn this line into the header “snake hello”', preferred: true, text: 'snake hello // x\nend' },
      { title: 'Add a header above', preferred: false, text: 'snake Name\nhello // x\nend' },
    ]);
    for (const [line, header] of [
      ['snakes: A', 'snake A'],
      ['Snakes', 'snake Name'],
      ['snake=A b', 'snake A b'],
    ]) {
      expect(repairsOf(CODE, `${line}\nend`)[0]?.text).to.equal(`${header}\nend`);
    }
  });
});
