import { expect } from 'chai';
import { fileWithRow, problemsOf, repairsOf, saidOf } from '../../support';

const CODE = 'snake/look-alike';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  H: '\u041d\u0397\uff28',
  B: '\u0412\u0392\uff22',
  T: '\u0422\u03a4\uff34',
  h: '\u04bb\uff48',
  b: '\u044c\u042c\uff42',
  t: '\uff54',
  '-': '\u2010\u2011\u2012\u2013\u2014\u2212\uff0d',
  '#': '\uff03',
  ' ': '\u00a0\u2007\u202f\u3000',
};

describe(CODE, () => {
  it('is an error over the character, and names both', () => {
    expect(saidOf(CODE, fileWithRow('\u041d  h   ;'))).to.deep.equal([
      {
        severity: 'error',
        place: '6:1-2',
        message:
          '“\u041d” (U+041D, a Cyrillic letter) looks like “H” (U+0048) but is a different character. Write “H”.',
      },
    ]);
    expect(saidOf(CODE, fileWithRow('\u00a0  h   ;'))[0]?.message).to.equal(
      'A no-break space (U+00A0) looks like a space but is a different character. Replace it with a space.',
    );
  });

  for (const [letter, others] of Object.entries(LOOK_ALIKES)) {
    it(`is reported for each look-alike of “${letter}”, which takes its place`, () => {
      for (const other of others) {
        const text = fileWithRow(`${other}  h   ;`);
        expect(problemsOf(text)).to.deep.equal(['look-alike 6:1-2']);
        const [repair, ...more] = repairsOf(CODE, text);
        expect(more).to.deep.equal([]);
        expect(repair).to.deep.include({ preferred: true, text: fileWithRow(`${letter}  h   ;`) });
      }
    });
  }

  it('is repaired once or all over the file', () => {
    expect(repairsOf(CODE, fileWithRow('\u041d \u2014h   ;'))).to.deep.equal([
      { title: 'Write “H”', preferred: true, text: fileWithRow('H \u2014h   ;') },
      { title: 'Replace all 2 look-alike characters', preferred: false, text: fileWithRow('H -h   ;') },
    ]);
  });
});
