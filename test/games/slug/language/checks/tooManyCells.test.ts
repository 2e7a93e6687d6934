import { expect } from 'chai';
import { rangeInLine } from '../../../../../src/core/range';
import { analyse } from '../../../../../src/games/analysis';
import { slugLevelFormat } from '../../../../../src/games/slug/language/format';
import { buildModel } from '../../../../../src/games/slug/play/setup';
import { codesOf, levelOf, saidOf } from '../../support';

const CODE = 'slug/too-many-cells';
/** A row of so many cells above so many rows of one. */
const board = (width: number, rows: number): string => `30\nP${' '.repeat(width - 1)}\n${'#\n'.repeat(rows - 1)}`;

describe(CODE, () => {
  it('is one error on line 1 that tells how large the board would be', () => {
    const [said, ...others] = saidOf(CODE, board(2049, 2048));
    expect([said?.severity, said?.range, others]).to.deep.equal(['error', rangeInLine(0, 0, 2), []]);
    expect(said?.message).to.include('2048').and.include('2049').and.include('4194304');
  });

  it('is not reported for a board of just as many cells as are played', () => {
    expect(codesOf(board(2048, 2048))).not.to.include(CODE);
  });

  it('is told before anything is made of the board, whatever the file stands for', () => {
    const text = board(700_000, 650_000);
    const { plays, problems } = analyse(slugLevelFormat, text, { limit: 10, optional: true });
    expect(plays).to.equal(false);
    expect(problems.map(({ code }) => code)).to.include(CODE);
    expect(() => buildModel(levelOf(text))).to.throw(RangeError);
  });

  it('leaves no repair that would write all those cells', () => {
    const { definition, problems } = analyse(slugLevelFormat, board(5000, 5000), { limit: 10 });
    for (const problem of problems) {
      const check = slugLevelFormat.checks.find(({ code }) => code === problem.code);
      for (const fix of check?.fixes?.(definition, problem) ?? []) {
        expect(fix.edits().reduce((sum, { newText }) => sum + newText.length, 0)).to.be.below(100_000);
      }
    }
  });
});
