import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import { AngrySlug } from '../../../../src/games/slug/engine/slug';
import { modelOf, slugOf } from '../support';

const STAY: Cell = [0, 0];

/** Positions as `row,column` in their order. */
const listed = (positions: readonly Cell[]): string => positions.map((position) => position.join()).join(' ');

describe("a slug's valid positions", () => {
  const cases = [
    {
      title: 'are its own, right, left, down, up',
      rows: ['#####', '#   #', '# A #', '#  P#', '#####'],
      expected: '2,2 2,3 2,1 3,2 1,2',
    },
    { title: 'leave out walls', rows: ['#####', '# # #', '##A #', '#P# #', '#####'], expected: '2,2 2,3' },
    { title: 'leave out the player', rows: ['#####', '#   #', '# AP#', '#   #', '#####'], expected: '2,2 2,1 3,2 1,2' },
    { title: 'leave out other slugs', rows: ['#####', '#   #', '# AN#', '#PL #', '#####'], expected: '2,2 2,1 1,2' },
    { title: 'end at the edge of an open board', rows: ['A  ', '   ', '  P'], expected: '0,0 0,1 1,0' },
    { title: 'do not wrap round at the far edge', rows: ['P  ', '   ', '  A'], expected: '2,2 2,1 1,2' },
    { title: 'end at the walls that fill up a short row', rows: ['A', '  P', '   '], expected: '0,0 1,0' },
    {
      title: 'hold goals and weapons',
      rows: ['#####', '# S #', '#GAD#', '# H #', '#P###'],
      expected: '2,2 2,3 2,1 3,2 1,2',
    },
    { title: 'hold what plays as floor', rows: ['#####', '#?A\t#', '#P###'], expected: '1,2 1,3 1,1' },
    { title: 'are its own alone when it is shut in', rows: ['#####', '#PNA#', '#####'], expected: '1,3', index: 1 },
  ];
  for (const { title, rows, expected, index = 0 } of cases) {
    it(title, () => {
      const model = modelOf('20', ...rows);
      expect(listed(model.getValidSlugPositions(slugOf(model, index)))).to.equal(expected);
    });
  }

  it('are none in a turn in which the slug cannot move, and come back in the next', () => {
    const model = modelOf('20', '#####', '#P A#', '#####');
    const slug = slugOf(model);
    const counts = [0, 1, 2].map(() => {
      const count = model.getValidSlugPositions(slug).length;
      slug.endTurn();
      return count;
    });
    expect(counts).to.deep.equal([2, 0, 2]);
  });

  it('look at where the player is, not at where it was', () => {
    const model = modelOf('20', '######', '#P  N#', '######');
    model.handlePlayerMove([0, 1]);
    model.handlePlayerMove([0, 1]);
    const nice = slugOf(model);
    expect(listed(model.getValidSlugPositions(nice)), 'the player is at 1,3').to.equal('1,4');
    model.handlePlayerMove([0, -1]);
    model.handlePlayerMove(STAY);
    expect(listed(model.getValidSlugPositions(nice)), 'the player is at 1,2').to.equal('1,4 1,3');
  });

  it('are none for a slug that is not in the game', () => {
    const model = modelOf('20', '#####', '#P A#', '#####');
    expect(model.getValidSlugPositions(new AngrySlug())).to.deep.equal([]);
  });
});
