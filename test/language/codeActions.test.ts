import { expect } from 'chai';
import { rangeInLine, rangeOf, type TextRange } from '../../src/core/range';
import { applyEdits } from '../../src/core/textEdit';
import { slugLevelFormat } from '../../src/games/slug/language/format';
import { ENGLISH } from '../../src/l10n/english';
import { codeActions, refactors, type CodeAction } from '../../src/language/fixes';
import { analyseLevel, bareFormat } from '../support/formats';

const LEVEL = ['5', '#####', '#PAx#', '#G  ', '#####'];

function actionsAt(range: TextRange, lines: readonly string[] = LEVEL): CodeAction[] {
  return codeActions(slugLevelFormat, analyseLevel(...lines), range, ENGLISH);
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
    const repaired = applyEdits(LEVEL.join('\n'), action?.edits ?? []);
    expect(repaired.split('\n')[2]).to.equal('#PA #');
    expect(action?.isPreferred).to.equal(true);
  });

  it('have titles that name their numbers', () => {
    const titles = actionsAt(rangeInLine(2, 0, 1), ['5', '####', '#P', '#G', '####']).map(({ title }) => title);
    expect(titles.some((title) => /\b2\b/.test(title))).to.equal(true);
    expect(titles.join()).not.to.include('slug.');
  });

  it('are none for a rule that knows no repair', () => {
    const range = rangeInLine(0, 0, 0);
    const problems = [{ code: 'bare/odd', severity: 'warning', range, args: {} }] as const;
    const format = bareFormat({ checks: [{ code: 'bare/odd', severity: 'warning', check: () => [] }] });
    expect(codeActions(format, { definition: null, problems }, range, ENGLISH)).to.deep.equal([]);
    expect(codeActions(bareFormat({}), { definition: null, problems }, range, ENGLISH)).to.deep.equal([]);
  });
});

describe('refactorings', () => {
  it('are what the format offers at the line, in words, and none where it offers none', () => {
    const edits = [{ range: rangeInLine(0, 0, 1), newText: 'x' }];
    const format = bareFormat({
      refactorings: (_, line) =>
        line === 3 ? [{ title: { key: 'slug.fix.set-health', args: { health: 7 } }, edits }] : [],
    });
    expect(refactors(format, null, 3, ENGLISH)).to.deep.equal([{ title: 'Set the health to 7', edits }]);
    expect(refactors(format, null, 2, ENGLISH)).to.deep.equal([]);
    expect(refactors(bareFormat({}), null, 3, ENGLISH)).to.deep.equal([]);
  });
});
