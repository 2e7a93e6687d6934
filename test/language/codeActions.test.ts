import { expect } from 'chai';
import { rangeInLine, rangeOf, type TextRange } from '../../src/core/range';
import { applyEdits } from '../../src/core/textEdit';
import { analyse, parse } from '../../src/games/analysis';
import { quickFixes, refactorings, type QuickFix } from '../../src/language/codeActions';
import { countdownFormat } from '../fixtures/countdown/language/format';
import { analyseLevel, bareFormat } from '../support/formats';
import { ENGLISH } from '../support/registry';

const LEVEL = ['5', '#####', '#PAx#', '#G  ', '#####'];

function actionsAt(range: TextRange, lines: readonly string[] = LEVEL): QuickFix[] {
  return quickFixes(analyseLevel(...lines), range, ENGLISH);
}

describe('code actions', () => {
  it('are offered where a problem touches the range, and only there', () => {
    const codes = (range: TextRange): string[] => [...new Set(actionsAt(range).map(({ problem }) => problem.code))];
    expect(codes(rangeInLine(2, 3, 3)), 'just before the character').to.deep.equal(['slug/unknown-character']);
    expect(codes(rangeInLine(2, 4, 4)), 'just behind it').to.deep.equal(['slug/unknown-character']);
    expect(codes(rangeInLine(2, 1, 2)), 'on the player').to.deep.equal([]);
    expect(codes(rangeOf(2, 0, 3, 0)), 'over two lines').to.deep.equal(['slug/unknown-character', 'slug/ragged-row']);
  });

  it('repair the problem when their edits are applied', () => {
    const [action] = actionsAt(rangeInLine(2, 3, 3));
    const repaired = applyEdits(LEVEL.join('\n'), action?.edits() ?? []);
    expect(repaired.split('\n')[2]).to.equal('#PA #');
    expect(action?.isPreferred).to.equal(true);
  });

  it('have titles that name their numbers', () => {
    const titles = actionsAt(rangeInLine(2, 0, 1), ['5', '####', '#P', '#G', '####']).map(({ title }) => title);
    expect(titles.some((title) => /\b2\b/.test(title))).to.equal(true);
    expect(titles.join()).not.to.include('slug.');
  });

  it('are none for a check that knows no repair', () => {
    const range = rangeInLine(0, 0, 0);
    const problems = [{ code: 'bare/odd', severity: 'warning', range, args: {} }] as const;
    const format = bareFormat({ checks: [{ code: 'bare/odd', severity: 'warning', check: () => [] }] });
    expect(quickFixes({ ...analyse(format, ''), problems }, range, ENGLISH)).to.deep.equal([]);
    expect(quickFixes({ ...analyse(bareFormat({}), ''), problems }, range, ENGLISH)).to.deep.equal([]);
  });

  it('work out their edits only when they are asked for', () => {
    let asked = 0;
    const range = rangeInLine(0, 0, 0);
    const edits = () => {
      asked++;
      return [];
    };
    const format = bareFormat({
      checks: [
        {
          code: 'bare/odd',
          severity: 'warning',
          check: () => [{ range }],
          fixes: () => [{ title: { key: 'mend' }, edits, preferred: true }],
        },
      ],
    });
    const [fix] = quickFixes(analyse(format, ''), range, ENGLISH);
    expect(asked).to.equal(0);
    fix?.edits();
    expect(asked).to.equal(1);
  });
});

describe('refactorings', () => {
  const parsed = parse(countdownFormat, '9\nmore');

  it('are what the format offers at the line, in words', () => {
    expect(refactorings(parsed, 0, ENGLISH).map(({ title }) => title)).to.deep.equal([
      'Halve it',
      'Double it in the engine',
    ]);
  });

  it('bring their edits, or the name of the change that the engine makes', () => {
    const [halve, double] = refactorings(parsed, 0, ENGLISH).map(({ change }) => change);
    expect(halve && 'edits' in halve && halve.edits()).to.deep.equal([{ range: rangeInLine(0, 0, 1), newText: '4' }]);
    expect(double).to.deep.equal({ rewrite: 'double' });
  });

  it('are none where the format offers none', () => {
    expect(refactorings(parsed, 1, ENGLISH)).to.deep.equal([]);
    expect(refactorings(parse(bareFormat({}), ''), 0, ENGLISH)).to.deep.equal([]);
  });
});
