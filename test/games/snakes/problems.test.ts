import { expect } from 'chai';
import fc from 'fast-check';
import { analyse, MAX_TEXT_LENGTH } from '../../../src/games/analysis';
import { snakeRulesFormat } from '../../../src/games/snakes/language/format';
import { propertyOptions } from '../../support/property';
import { brokenFiles, fileOf, problemOf, problemsOf, read, ruleText, soundFiles } from './support';

const BITE = ruleText(2, '   T', '   h');
const GO = ruleText(2, '   -', '   h');

function expectProblems(text: string, ...problems: string[]): void {
  expect(problemsOf(text), text).to.deep.equal(problems);
}

describe('the problems of a snake file', () => {
  it('are none in a good file, with or without rules', () => {
    expectProblems('snake A\nend\n');
    expectProblems('\n// x\n snake\tAn Na // c\n \t\n\tend // c\n\n// after\n');
    expectProblems(fileOf(BITE, GO));
  });

  it('do not depend on byte order mark, line ends and the final line end', () => {
    const text = fileOf(BITE, GO);
    expectProblems(`\ufeff${text}`);
    expectProblems(text.replaceAll('\n', '\r\n'));
    expectProblems(text.replaceAll('\n', '\r'));
    expectProblems(text.slice(0, -1));
  });

  describe('no-header', () => {
    it('stands at 1:1 of a file without code, and then nothing else is said', () => {
      for (const text of ['', '\n', ' \t\n', '// only\n//comments']) expectProblems(text, 'no-header 1:1-1');
    });

    it('marks the code of the line that stands there, which is read as something else as well', () => {
      expectProblems('  end // x\n', 'no-header 1:3-6');
      expectProblems('END\n', 'keyword-case 1:1-4', 'no-header 1:1-4');
      expectProblems(`${BITE}end\n`, 'no-header 1:8-9');
      expectProblems('snakes A\nend', 'no-header 1:1-9', 'row-count 1:1-9', 'row-end 1:8-8');
    });

    it('takes a no-break space for no white space', () => {
      expectProblems('snake\u00a0A\nend', 'no-header 1:1-8', 'row-count 1:1-8', 'row-end 1:8-8');
      expectProblems('snake A\n\u00a0\nend', 'row-count 2:1-2', 'row-end 2:2-2');
    });
  });

  it('keyword-case marks the word, in the header and at the end', () => {
    expectProblems(' SNAKE A\nEnd // x', 'keyword-case 1:2-7', 'keyword-case 2:1-4');
    expect(problemOf('Snake A\nend', 'snake/keyword-case').args).to.deep.equal({ word: 'Snake', keyword: 'snake' });
  });

  it('empty-name stands behind the word, whatever white space follows', () => {
    expectProblems('snake\nend', 'empty-name 1:6-6');
    expectProblems(' snake \t // x\nend', 'empty-name 1:7-7');
  });

  it('second-header needs the exact word and no semicolon', () => {
    expectProblems('snake A\n snake B \nend', 'second-header 2:2-9');
    expectProblems('snake A\nsnake\nend', 'second-header 2:1-6');
    expectProblems('snake A\nSnake B\nend', 'row-count 2:1-8', 'row-end 2:8-8');
    expectProblems(
      'snake A\nsnake B;\nend',
      'row-count 2:1-9',
      'unknown-cell 2:1-2',
      ...['n', 'a', 'k', 'e'].map((_, i) => `unknown-cell 2:${i + 2}-${i + 3}`),
    );
  });

  it('second-header closes the rows above it', () => {
    expectProblems(
      `snake A\n       ;\nsnake B\n${BITE.slice(9)}end`,
      'row-count 2:1-9',
      'second-header 3:1-8',
      'row-count 4:1-9',
    );
  });

  describe('row-end', () => {
    it('stands where the semicolon should, or behind the code of a shorter row, its white space counted', () => {
      expectProblems(`snake A\n${BITE.replace('   h   ;', '   h   ')}end`, 'row-end 5:8-8');
      expectProblems(`snake A\n${BITE.replace('   h   ;', '   h  ')}end`, 'row-end 5:7-7');
      expectProblems(`snake A\n${BITE.replace('   h   ;', '   h     // x')}end`, 'row-end 5:8-8');
    });

    it('is told of a look-alike of the semicolon, and no other check looks at the row', () => {
      expectProblems(`snake A\n${BITE.replace('   h   ;', '\tx h   \u037e')}end`, 'row-end 5:8-8');
    });
  });

  it('row-width marks the first semicolon that is not in column 8', () => {
    expectProblems(fileOf(BITE.replace('   h   ;', '   h    ;')), 'row-width 6:9-10');
    expectProblems(fileOf(BITE.replace('   h   ;', '   h ;')), 'row-width 6:6-7');
    expectProblems(fileOf(BITE.replace('   h   ;', ';;')), 'row-width 6:1-2', 'after-row 6:2-3');
    const { args } = problemOf(fileOf(BITE.replace('   h   ;', '   h ;')), 'snake/row-width');
    expect(args).to.deep.equal({ count: 5, cells: 7 });
  });

  it('tab, look-alike and unknown-cell mark each character among the first seven', () => {
    expectProblems(
      fileOf(BITE.replace('   h   ;', '\t\u041dx h -;')),
      'tab 6:1-2',
      'look-alike 6:2-3',
      'unknown-cell 6:3-4',
    );
  });

  it('unknown-cell marks both units of a pair once, also where it begins in the seventh cell', () => {
    expectProblems(fileOf(BITE.replace('   h   ;', '   \u{1F40D}  ;')), 'unknown-cell 6:4-6');
    expectProblems(fileOf(BITE.replace('   h   ;', '   h  \u{1F40D};')), 'unknown-cell 6:7-9', 'row-width 6:9-10');
    expectProblems(fileOf(BITE.replace('   h   ;', '   \ud83d   ;')), 'unknown-cell 6:4-5');
  });

  it('does not look at what stands beyond the seventh cell', () => {
    expectProblems(fileOf(BITE.replace('   h   ;', '   h   xyz;')), 'row-width 6:11-12');
  });

  const lookAlikes: Record<string, string> = {
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
  for (const [letter, others] of Object.entries(lookAlikes)) {
    it(`look-alike names “${letter}” for each of its look-alikes`, () => {
      for (const other of others) {
        const text = fileOf(BITE.replace('   h   ;', `${other}  h   ;`));
        expectProblems(text, 'look-alike 6:1-2');
        expect(problemOf(text, 'snake/look-alike').args['letter']).to.equal(letter);
      }
    });
  }

  it('after-row runs from the first to the last character behind the semicolon that is not white', () => {
    expectProblems(fileOf(BITE.replace('   h   ;', '   h   ; \t a b \t// c')), 'after-row 6:12-15');
    expectProblems(fileOf(BITE.replace('   h   ;', '   h   ;\u00a0')), 'after-row 6:9-10');
    expectProblems(fileOf(BITE.replace('   h   ;', '   h   ; \t')));
  });

  it('row-count marks the first row of the block and says its number of rows', () => {
    const text = `snake A\n\n${BITE}       ; // x\n\n${BITE}end`;
    expectProblems(text, 'row-count 3:1-9');
    expect(problemOf(text, 'snake/row-count').args).to.deep.equal({ count: 8, rows: 7 });
    expectProblems(`snake A\nend`.replace('end', '  x \t// c\nend'), 'row-count 2:1-4', 'row-end 2:6-6');
  });

  it('row-count is told at the end of the file too', () => {
    expectProblems('snake A\n       ;', 'row-count 2:1-9', 'no-end 2:9-9');
  });

  it('rules-not-separated marks the first row of every rule but the first', () => {
    expectProblems(
      `snake A\n${BITE}${GO}${ruleText(3, '   h')}end`,
      'rules-not-separated 9:1-9',
      'rules-not-separated 16:1-9',
    );
    expectProblems(`snake A\n${BITE}// parted\n${GO}end`);
  });

  it('after-end marks the first such line only', () => {
    expectProblems('snake A\nend\n\n x y // c\nmore\nend', 'after-end 4:2-5');
    expectProblems('snake A\nend\nend', 'after-end 3:1-4');
  });

  it('no-end stands behind the last line with code, its comment and white space included', () => {
    expectProblems('snake A', 'no-end 1:8-8');
    expectProblems('snake A // x \n// y\n\n', 'no-end 1:14-14');
    expectProblems(
      'snake A\nend;',
      'row-count 2:1-5',
      'unknown-cell 2:1-2',
      'unknown-cell 2:2-3',
      'unknown-cell 2:3-4',
      'row-width 2:4-5',
      'no-end 2:5-5',
    );
  });

  it('too-large is the only problem of a text that is too long', () => {
    const { problems, plays } = analyse(snakeRulesFormat, `snake A\n${'\n'.repeat(MAX_TEXT_LENGTH)}`);
    expect(problems.map(({ code }) => code)).to.deep.equal(['snake/too-large']);
    expect(plays).to.equal(false);
  });
});

describe('the warnings of a snake file', () => {
  it('are not told while there is an error', () => {
    expectProblems(fileOf(BITE, BITE).replace('end', 'End'), 'keyword-case 18:1-4');
  });

  it('never-fires marks the first own head off the centre, or a centre that is none, whichever comes first', () => {
    expectProblems(fileOf(ruleText(0, 'h', '', '', '   b')), 'never-fires 3:1-2');
    expectProblems(fileOf(ruleText(3, '   b', 'h')), 'never-fires 6:4-5');
    expectProblems(fileOf(ruleText(3, '   hh')), 'never-fires 6:5-6');
    expectProblems(fileOf(ruleText(3, '   -')), 'never-fires 6:4-5');
    expectProblems(fileOf(ruleText(2, '   T', '    ')));
  });

  it('ahead-blocked is told of every letter that no move leads onto', () => {
    for (const letter of '#btHB') expectProblems(fileOf(ruleText(2, `   ${letter}`)), 'ahead-blocked 5:4-5');
    for (const letter of '-T') expectProblems(fileOf(ruleText(2, `   ${letter}`)));
    expectProblems(fileOf(ruleText(2, '   h')), 'ahead-blocked 5:4-5', 'never-fires 5:4-5');
  });

  it('duplicate-rule takes a blank centre for the own head, and wins over subsumed-rule', () => {
    expectProblems(fileOf(BITE, ruleText(2, '   T')), 'duplicate-rule 11:1-9');
    expectProblems(
      fileOf(BITE, ruleText(2, ' b T'), ruleText(2, ' b T')),
      'subsumed-rule 11:1-9',
      'duplicate-rule 19:1-9',
    );
  });

  it('subsumed-rule needs an earlier rule that asks for less in every cell', () => {
    expectProblems(fileOf(BITE, ruleText(2, ' b T')), 'subsumed-rule 11:1-9');
    expectProblems(fileOf(ruleText(2, ' b T'), BITE));
    expectProblems(fileOf(ruleText(2, ' b T'), ruleText(2, ' t T')));
    const text = fileOf(ruleText(2, ' b'), BITE, ruleText(2, ' b T'));
    expect(problemOf(text, 'snake/subsumed-rule').args).to.deep.equal({ rule: 3, earlier: 1 });
  });

  it('compares no rule that can never fit', () => {
    const never = ruleText(2, '   #');
    expectProblems(fileOf(never, never), 'ahead-blocked 5:4-5', 'ahead-blocked 13:4-5');
    expectProblems(fileOf(never, ruleText(2, ' b #')), 'ahead-blocked 5:4-5', 'ahead-blocked 13:4-5');
  });

  it('catch-all is told of the first rule of blanks, and only when a rule stands below it', () => {
    const all = ruleText(3, '   h');
    expectProblems(fileOf(all));
    expectProblems(fileOf(BITE, all));
    expectProblems(fileOf(all, all), 'catch-all 3:1-9');
    expectProblems(fileOf(all, BITE, BITE, ruleText(0)), 'catch-all 3:1-9');
    expectProblems(fileOf(ruleText(0), ruleText(2, '   #')), 'catch-all 3:1-9', 'ahead-blocked 13:4-5');
    expect(problemOf(fileOf(BITE, all, GO, GO), 'snake/catch-all').args).to.deep.equal({ rule: 2, count: 2 });
  });

  it('find what a comparison of each pair finds', () => {
    const cell = fc.constantFrom(...'      -T');
    const rule = fc
      .array(cell, { minLength: 6, maxLength: 6 })
      .map((cells) => ruleText(1, ` ${cells.slice(0, 3).join('')}`, ` ${cells.slice(3).join('')}`));
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 12 }), (rules) => {
        const text = fileOf(...rules);
        const { duplicates, subsumed, catchAll } = read(text).overlaps;
        const cells = read(text).ruleTexts.map((each) => each.cells ?? '');
        const asksForLess = (a: string, b: string) => [...a].every((letter, i) => letter === ' ' || letter === b[i]);
        const all = cells.findIndex((each) => each.trim() === '');
        const compared = all < 0 ? cells : cells.slice(0, all);
        const same = compared.flatMap((each, i) => (compared.indexOf(each) < i ? [i] : []));
        const less = compared.flatMap((each, i) => {
          const earlier = compared.slice(0, i).findIndex((other) => asksForLess(other, each));
          return earlier >= 0 && !same.includes(i) ? [[i, earlier]] : [];
        });
        expect(duplicates.map(({ rule: { index } }) => index)).to.deep.equal(same);
        expect(subsumed.map(({ rule: { index }, earlier }) => [index, earlier.index])).to.deep.equal(less);
        expect(catchAll?.index ?? -1).to.equal(all + 1 < cells.length ? all : -1);
      }),
      propertyOptions(200),
    );
  });
});

describe('any text', () => {
  it('gives problems in order, within the text, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(brokenFiles, fc.string({ unit: 'binary' })), (text) => {
        const { problems, plays, definition } = analyse(snakeRulesFormat, text);
        expect(plays).to.equal(definition.isSound);
        const { lines } = definition.source;
        problems.forEach(({ range: { start, end } }, index) => {
          const before = problems[index - 1]?.range.start ?? { line: 0, character: 0 };
          expect(start.line).to.be.at.least(before.line);
          expect(end.character).to.be.at.least(start.character);
          expect(end.character).to.be.at.most(lines[end.line]?.length ?? 0);
        });
        if (plays) expect(definition.rules.length).to.equal(definition.ruleTexts.length);
      }),
      propertyOptions(300),
    );
  });

  it('of good files in any layout plays', () => {
    fc.assert(
      fc.property(soundFiles, (text) => {
        expect(analyse(snakeRulesFormat, text).plays, text).to.equal(true);
      }),
      propertyOptions(100),
    );
  });

  it('of the largest size is read at once', () => {
    const pieces = ['a\n', '\t', 'snake A\n', `${ruleText(2, '   T')}\n`];
    for (const piece of pieces) {
      const text = piece.repeat(MAX_TEXT_LENGTH / piece.length);
      const started = performance.now();
      analyse(snakeRulesFormat, text, { limit: 100 });
      expect(performance.now() - started, JSON.stringify(piece)).to.be.below(10_000);
    }
  });
});
