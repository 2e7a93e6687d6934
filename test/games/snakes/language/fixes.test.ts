import { expect } from 'chai';
import fc from 'fast-check';
import { applyEdits } from '../../../../src/core/textEdit';
import { MAX_TEXT_LENGTH, analyse } from '../../../../src/games/analysis';
import { snakeRulesFormat } from '../../../../src/games/snakes/language/format';
import { quickFixes } from '../../../../src/language/codeActions';
import { propertyOptions } from '../../../support/property';
import { ENGLISH } from '../english';
import { analysed, fileWithRow, problemsOf, ruleText } from '../support';

describe('the repairs of a snake file', () => {
  it('lead to a good file when the preferred ones are taken one after another', () => {
    let text = 'SNAKE // x\n \u041d;\n\t;\n   h\n       ; text\nsnake B\nEND\nmore\n';
    for (let round = 0; round < 40 && !analysed(text).plays; round++) {
      const { definition, problems } = analysed(text);
      const problem = problems.find(({ severity }) => severity === 'error');
      const found = snakeRulesFormat.checks.find(({ code }) => code === problem?.code);
      const fix = problem && found?.fixes?.(definition, problem).find(({ preferred }) => preferred);
      expect(fix, problem?.code).not.to.equal(undefined);
      text = applyEdits(text, fix?.edits() ?? []);
    }
    expect(analysed(text).plays, text).to.equal(true);
  });

  it('have at most one that is preferred for each problem', () => {
    const rows = fc.string({ unit: fc.constantFrom(...'hbT#- ;\t\u041d\u{1F40D}x\u037e'), maxLength: 10 });
    fc.assert(
      fc.property(rows, (row) => {
        const { definition, problems } = analysed(fileWithRow(row));
        for (const problem of problems) {
          const found = snakeRulesFormat.checks.find(({ code }) => code === problem.code);
          const preferred = found?.fixes?.(definition, problem).filter((fix) => fix.preferred) ?? [];
          expect(preferred.length, problem.code).to.be.at.most(1);
        }
      }),
      propertyOptions(100),
    );
  });

  it('never part sound rules wrongly: a file without errors has none after a repair of a warning', () => {
    const rule = fc.constantFrom(
      ruleText(0),
      ruleText(3, '   h'),
      ruleText(2, '   T', '   h'),
      ruleText(2, ' b T'),
      ruleText(2, '   #', '   h'),
      ruleText(3, 'h  b'),
    );
    const gap = fc.constantFrom('\n', '// c\n', '\n// c\n', '// c\n\n', '\n\n');
    const files = fc
      .array(fc.tuple(gap, rule), { maxLength: 6 })
      .map((rules) => `snake A\n${rules.flat().join('')}end\n`);
    fc.assert(
      fc.property(files, (text) => {
        const { definition, problems } = analysed(text);
        for (const problem of problems) {
          const found = snakeRulesFormat.checks.find(({ code }) => code === problem.code);
          for (const fix of found?.fixes?.(definition, problem) ?? []) {
            const after = applyEdits(text, fix.edits());
            expect(analysed(after).plays, `${problem.code} ${text} ${problemsOf(after).join()}`).to.equal(true);
          }
        }
      }),
      propertyOptions(200),
    );
  });

  for (const piece of [
    '\t\t\t\t\t\t\t;\n',
    'xxxxxxx;\n',
    'a\n',
    '       \n',
    ' ;\n',
    `${ruleText(2, '   T')}\n`,
    'snake A\n',
  ]) {
    it(`are offered at once in the largest text of ${JSON.stringify(piece.slice(0, 10))}`, () => {
      const text = `snake A\n${piece.repeat((MAX_TEXT_LENGTH - 20) / piece.length)}end\n`;
      const analysis = analyse(snakeRulesFormat, text, { limit: 1000 });
      const started = performance.now();
      const all = { start: { line: 0, character: 0 }, end: { line: 40, character: 0 } };
      const fixes = quickFixes(analysis, all, ENGLISH);
      expect(performance.now() - started).to.be.below(500);
      expect(fixes.every((fix) => fix.edits().length <= 10_000)).to.equal(true);
    });
  }
});
