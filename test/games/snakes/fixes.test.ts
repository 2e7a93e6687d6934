import { expect } from 'chai';
import fc from 'fast-check';
import { analyse } from '../../../src/games/analysis';
import { applyEdits } from '../../../src/core/textEdit';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { propertyOptions } from '../../support/property';
import { brokenFiles, fileOf, fixesFor, fixesOf, problemsOf, ruleText } from './support';

const BITE = ruleText(2, '   T', '   h');
const GO = ruleText(2, '   -', '   h');
const row = (text: string) => fileOf(BITE.replace('   h   ;', text));

describe('the repairs of a snake file', () => {
  it('add a header and an end to a file without code', () => {
    expect(fixesOf('', 'snake/no-header')).to.deep.equal({ 'add-frame': 'snake Name\nend\n' });
    expect(fixesOf('// x\n\n', 'snake/no-header')).to.deep.equal({ 'add-frame': 'snake Name\n// x\nend\n\n' });
  });

  it('add a header above a row, and make one of a line that may be meant for it', () => {
    expect(fixesOf(`// x\n${BITE}end`, 'snake/no-header')).to.deep.equal({
      'add-header': `// x\nsnake Name\n${BITE}end`,
    });
    expect(fixesOf('hello // x\nend', 'snake/no-header')).to.deep.equal({
      'make-header': 'snake hello // x\nend',
      'add-header': 'snake Name\nhello // x\nend',
    });
    expect(fixesOf('snakes: A\nend', 'snake/no-header')['make-header']).to.equal('snake A\nend');
    expect(fixesOf('end', 'snake/no-header')).to.deep.equal({ 'add-header': 'snake Name\nend' });
  });

  it('spell the keywords in small letters', () => {
    expect(fixesOf('SNAKE A\nend', 'snake/keyword-case')).to.deep.equal({ 'keyword-case': 'snake A\nend' });
    expect(fixesOf('snake A\n End', 'snake/keyword-case')).to.deep.equal({ 'keyword-case': 'snake A\n end' });
  });

  it('name the snake', () => {
    expect(fixesOf('snake // x\nend', 'snake/empty-name')).to.deep.equal({ 'add-name': 'snake Name // x\nend' });
  });

  it('make a comment of a second header, or remove it', () => {
    expect(fixesOf('snake A\nsnake B\nend', 'snake/second-header')).to.deep.equal({
      'comment-out': 'snake A\n// snake B\nend',
      'remove-line': 'snake A\nend',
    });
  });

  describe('end a row', () => {
    const ended = (text: string) => fixesOf(row(text), 'snake/row-end')['end-row'];

    it('in column 8, before a comment that cut it off', () => {
      for (const text of ['   h   ', '   h', '   h      ']) expect(ended(text)).to.equal(row('   h   ;'));
      expect(ended('   h // me')).to.equal(row('   h   ; // me'));
      expect(ended('   h   // me')).to.equal(row('   h   ; // me'));
    });

    it('in place of a character that was meant for the semicolon', () => {
      for (const meant of '\u037e\uff1b:,\u0436.') expect(ended(`   h   ${meant}`)).to.equal(row('   h   ;'));
      expect(ended('   h\uff1b')).to.equal(row('   h   ;'));
    });

    it('or make a comment of a line that is no row', () => {
      expect(fixesOf(row('hello there'), 'snake/row-end')).to.deep.equal({ 'comment-out': row('// hello there') });
    });

    it('everywhere in the file', () => {
      const text = fileOf(BITE.replaceAll(/(\w) +;/g, '$1'));
      expect(fixesOf(text, 'snake/row-end')['end-all-rows']).to.equal(fileOf(BITE));
    });
  });

  describe('fit a row', () => {
    const fitted = (text: string) => fixesOf(row(text), 'snake/row-width');

    it('by blanks on the right, or on the left where the right has none', () => {
      expect(fitted('   h;')).to.deep.equal({ 'pad-row': row('   h   ;') });
      expect(fitted('   h     ;')).to.deep.equal({ 'trim-row': row('   h   ;') });
      expect(fitted('  h    T;')).to.deep.equal({
        'trim-row': row(' h    T;'),
        'centre-rule': row('   h   T;').replace('   h   T;', ' h    T;'),
      });
    });

    it('by cutting off what is over only when nothing else is left', () => {
      expect(fitted('T  h   T;')).to.deep.equal({ 'cut-row': row('T  h   ;') });
    });

    it('all over the file', () => {
      const text = fileOf(BITE.replace(/ +;/g, ';'));
      expect(fixesOf(text, 'snake/row-width')['fit-all-rows']).to.equal(fileOf(BITE));
    });

    it('with its whole rule where the own head tells how many blanks were lost on the left', () => {
      const lost = '#H ;\n#B ;\n#T ;\n#h ;\n#b ;\n#b ;\n;\n';
      const whole = '  #H   ;\n  #B   ;\n  #T   ;\n  #h   ;\n  #b   ;\n  #b   ;\n       ;\n';
      expect(fixesOf(fileOf(lost), 'snake/row-width')['centre-rule']).to.equal(fileOf(whole));
      const wide = whole.replaceAll(/^/gm, '  ').trimEnd() + '\n';
      expect(fixesOf(fileOf(wide), 'snake/row-width')['centre-rule']).to.equal(fileOf(whole));
    });
  });

  it('replace a tab by a blank, or by as many as the row lacks', () => {
    expect(fixesOf(row('\th   ;'), 'snake/tab')).to.deep.equal({
      'widen-tab': row('   h   ;'),
      'replace-tab': row(' h   ;'),
    });
    expect(fixesOf(row('\t\t h   ;'), 'snake/tab')).to.deep.equal({
      'replace-tab': row(' \t h   ;'),
      'replace-all-tabs': row('   h   ;'),
    });
  });

  it('write the letter that a character looks like, once or all over the file', () => {
    expect(fixesOf(row('\u041d \u2014h   ;'), 'snake/look-alike')).to.deep.equal({
      'write-letter': row('H \u2014h   ;'),
      'write-all-letters': row('H -h   ;'),
    });
  });

  it('replace an unknown character by a blank, or by the letter on its key', () => {
    expect(fixesOf(row('x \u{1F40D}   ;'), 'snake/unknown-cell')).to.deep.equal({
      'replace-by-blank': row('  \u{1F40D}   ;'),
      'replace-all-unknown': row('       ;').replace('   T   ;\n       ;', '   T   ;\n      ;'),
    });
    expect(fixesOf(row('   \u0440   ;'), 'snake/unknown-cell')).to.deep.equal({
      'write-typed-letter': row('   h   ;'),
      'replace-by-blank': row('       ;'),
    });
  });

  it('make a comment of the text behind a row, or remove it', () => {
    expect(fixesOf(row('   h   ; a b'), 'snake/after-row')).to.deep.equal({
      'make-comment': row('   h   ; // a b'),
      'remove-text': row('   h   ; '),
    });
  });

  it('add the rows that a rule lacks, around its own head', () => {
    const [a, b, c, d, ...rest] = BITE.split('\n');
    expect(fixesOf(fileOf([a, b, c, d].join('\n') + '\n'), 'snake/row-count')).to.deep.equal({
      'add-rows': fileOf(BITE),
    });
    expect(fixesOf(fileOf([c, d, ...rest].join('\n')), 'snake/row-count')).to.deep.equal({ 'add-rows': fileOf(BITE) });
    expect(fixesOf(fileOf('       ;\n'), 'snake/row-count')).to.deep.equal({ 'add-rows': fileOf(ruleText(0)) });
  });

  it('remove blank rows that are over', () => {
    const fixes = fixesOf(fileOf(`${BITE}       ;\n       ; // x\n`), 'snake/row-count');
    expect(fixes['remove-rows']).to.equal(fileOf(BITE));
    expect(fixesOf(fileOf(`${BITE}   T   ;\n`), 'snake/row-count')).to.have.all.keys('add-rows');
  });

  it('part rules that touch', () => {
    const fixes = fixesOf(fileOf(BITE + GO + ruleText(3, ' t h')), 'snake/rules-not-separated');
    expect(fixes).to.deep.equal({
      separate: fileOf(BITE, GO + ruleText(3, ' t h')),
      'separate-all': fileOf(BITE, GO, ruleText(3, ' t h')),
    });
  });

  it('remove what follows the end, make comments of it, or take out the first end', () => {
    expect(fixesOf('snake A\nend\n\nb\n\nc\n// d\n', 'snake/after-end')).to.deep.equal({
      'remove-after-end': 'snake A\nend\n\n// d\n',
      'comment-out': 'snake A\nend\n\n// b\n\n// c\n// d\n',
    });
    expect(fixesOf(`snake A\nend\n\n${BITE}end`, 'snake/after-end')['remove-first-end']).to.equal(
      `snake A\n\n${BITE}end`,
    );
    expect(fixesOf('snake A\nend\nsnake B\nend', 'snake/after-end')).not.to.have.any.keys('remove-first-end');
  });

  it('write the end below everything', () => {
    expect(fixesOf(`snake A\n\n${BITE}// x\n\n`, 'snake/no-end')).to.deep.equal({
      'add-end': `snake A\n\n${BITE}// x\nend\n\n`,
    });
  });

  it('put the own head where it belongs', () => {
    expect(fixesOf(fileOf(ruleText(3, '   b')), 'snake/never-fires')).to.deep.equal({
      'write-own-head': fileOf(ruleText(3, '   h')),
    });
    expect(fixesOf(fileOf(ruleText(3, 'h  h')), 'snake/never-fires')).to.deep.equal({
      'replace-by-blank': fileOf(ruleText(3, '   h')),
    });
  });

  it('write what a move may lead onto', () => {
    expect(Object.keys(fixesOf(fileOf(ruleText(2, '   #')), 'snake/ahead-blocked'))).to.deep.equal(['write-letter']);
  });

  it('remove a duplicate with the comment that belongs to it', () => {
    expect(fixesOf(fileOf(BITE, `// twice\n${BITE}`, GO), 'snake/duplicate-rule')).to.deep.equal({
      'remove-rule': fileOf(BITE, GO),
    });
    const parted = `snake A\n${BITE}// twice\n${BITE}\n${GO}end`;
    expect(fixesOf(parted, 'snake/duplicate-rule')['remove-rule']).to.equal(`snake A\n${BITE}\n${GO}end`);
  });

  it('move a rule above the one that asks for less', () => {
    const special = `// rare\n${ruleText(2, ' b T', '   h')}`;
    expect(fixesOf(fileOf(GO, BITE, special), 'snake/subsumed-rule')).to.deep.equal({
      'move-rule-above': fileOf(GO, special, BITE),
      'remove-rule': fileOf(GO, BITE),
    });
  });

  it('move a rule that always fits to the end', () => {
    const all = ruleText(3, '   h');
    expect(fixesOf(fileOf(GO, all, BITE), 'snake/catch-all')).to.deep.equal({
      'move-rule-last': fileOf(GO, BITE, all),
      'remove-rule': fileOf(GO, BITE),
    });
  });

  it('never make a file worse where they are preferred', () => {
    fc.assert(
      fc.property(brokenFiles, (text) => {
        for (const problem of analyse(snakeRulesFormat, text).problems) {
          const fix = fixesFor(text, problem).find(({ preferred }) => preferred);
          if (!fix) continue;
          const fixed = problemsOf(applyEdits(text, fix.edits));
          const before = problemsOf(text);
          expect(fixed, `${problem.code} in ${JSON.stringify(text)}`).not.to.deep.equal(before);
        }
      }),
      propertyOptions(60),
    );
  });

  it('lead to a good file when the preferred ones are taken one after another', () => {
    const start = 'SNAKE // x\n \u041d;\n\t;\n   h\n       ; text\nsnake B\nEND\nmore\n';
    let text = start;
    for (let round = 0; round < 40; round++) {
      const [problem] = analyse(snakeRulesFormat, text).problems;
      if (problem?.severity !== 'error') break;
      const fix = fixesFor(text, problem).find(({ preferred }) => preferred);
      expect(fix, problem.code).not.to.equal(undefined);
      text = applyEdits(text, fix?.edits ?? []);
    }
    expect(analyse(snakeRulesFormat, text).plays, text).to.equal(true);
  });
});
