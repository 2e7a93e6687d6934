import { expect } from 'chai';
import { solveFast } from '../../../../src/batch/solve';
import { analyse } from '../../../../src/games/analysis';
import { plainSetup } from '../../../../src/games/setup';
import { slugLevelFormat } from '../../../../src/games/slug/language/format';
import { slugGame } from '../../../../src/games/slug/play/game';

/** Slugs in every other cell of a large board. */
const CROWD = `9\nPD G${'A '.repeat(500)}\n${`${' A'.repeat(502)}\n${'A '.repeat(502)}\n`.repeat(250)}`;

describe('a level with a quarter of a million slugs', function () {
  this.timeout(60_000);

  it('is searched within its memory', () => {
    const { definition, plays } = analyse(slugLevelFormat, CROWD);
    expect(plays).to.equal(true);
    let asked = 0;
    const limits = { states: 3, isOver: () => false, isMemoryUsedUp: (bytes = 0) => (asked += bytes) > 1e9 };
    const { outcome, states } = solveFast(slugGame, definition, plainSetup(null), limits);
    expect([outcome, states]).to.deep.equal(['limit', 3]);
    expect(asked).to.be.below(1e8);
  });
});
