import { expect } from 'chai';
import { fileWithRow, problemsOf, repairsOf, saidOf, textsAfter } from '../../support';

const CODE = 'snake/unknown-cell';

describe(CODE, () => {
  it('is an error over each character among the first seven that is no cell', () => {
    expect(problemsOf(fileWithRow('\t\u041dx h -;'))).to.deep.equal([
      'tab 6:1-2',
      'look-alike 6:2-3',
      'unknown-cell 6:3-4',
    ]);
    expect(saidOf(CODE, fileWithRow('x  h   ;'))).to.deep.equal([
      {
        severity: 'error',
        place: '6:1-2',
        message:
          '“x” (U+0078) isn’t a cell. Use h, b or t (own head, body, tail), H, B or T (an enemy’s), # (wall), - (empty) or a space (anything).',
      },
    ]);
  });

  it('marks both units of a pair once, also where it begins in the seventh cell', () => {
    expect(problemsOf(fileWithRow('   \u{1F40D}  ;'))).to.deep.equal(['unknown-cell 6:4-6']);
    expect(problemsOf(fileWithRow('   h  \u{1F40D};'))).to.deep.equal(['unknown-cell 6:7-9', 'row-width 6:9-10']);
    expect(problemsOf(fileWithRow('   \ud83d   ;'))).to.deep.equal(['unknown-cell 6:4-5']);
  });

  it('is repaired by a space, once or all over the file, and the row keeps its width', () => {
    expect(repairsOf(CODE, fileWithRow('x \u{1F40D}   ;'))).to.deep.equal([
      { title: 'Replace it with a space', preferred: true, text: fileWithRow('  \u{1F40D}   ;') },
      {
        title: 'Replace all 2 characters that aren’t cells',
        preferred: false,
        text: fileWithRow('       ;'),
      },
    ]);
  });

  it('is repaired by one space for a pair that alone makes a row too long, and by two where another odd one would follow', () => {
    const replaced = (row: string) => textsAfter(CODE, fileWithRow(row))['Replace it with a space'];
    expect(replaced('\u{1F40D}  h   ;')).to.equal(fileWithRow('   h   ;'));
    expect(replaced('   h  \u{1F40D};')).to.equal(fileWithRow('   h   ;'));
    expect(replaced('\u{1F40D}  h  x;')).to.equal(fileWithRow('    h  x;'));
    expect(replaced('\u{1F40D} h    x;')).to.equal(fileWithRow('   h    x;'));
  });

  it('is repaired by the letter on the same key, where there is one', () => {
    for (const [typed, letter] of [
      ['\u0440', 'h'],
      ['\u0438', 'b'],
      ['\u0415', 'T'],
      ['\u2116', '#'],
    ]) {
      expect(repairsOf(CODE, fileWithRow(`   ${typed}   ;`))).to.deep.equal([
        {
          title: `Write “${letter}”, which is on the same key`,
          preferred: true,
          text: fileWithRow(`   ${letter}   ;`),
        },
        { title: 'Replace it with a space', preferred: false, text: fileWithRow('       ;') },
      ]);
    }
  });

  it('offers no repair of more places than an editor can mend at once', () => {
    const rows = `${'x'.repeat(7)};\n`.repeat(7);
    const text = `snake A\n${`\n${rows}`.repeat(205)}end\n`;
    expect(repairsOf(CODE, text).map(({ title }) => title)).to.deep.equal(['Replace it with a space']);
    expect(Object.keys(textsAfter(CODE, `snake A\n${`\n${rows}`.repeat(204)}end\n`))).to.include(
      'Replace all 9996 characters that aren’t cells',
    );
  });
});
