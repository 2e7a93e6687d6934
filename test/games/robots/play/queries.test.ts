import { expect } from 'chai';
import { MAX_TRAIL_LENGTH } from '../../../../src/games/robots/engine/trail';
import { drillGame } from '../../../../src/games/robots/play/drill';
import { robotsGame } from '../../../../src/games/robots/play/game';
import type { MedicWay } from '../../../../src/games/robots/play/queries';
import type { RobotsState } from '../../../../src/games/robots/play/setup';
import { plainSetup } from '../../../../src/games/setup';
import { filesOf, medicOf, playedBy, warOf } from '../support';

const withMedic = (arena: string, medic: string): RobotsState => warOf(arena, filesOf({ 'a.medic': medic }));

const waysOf = (state: RobotsState): readonly MedicWay[] => robotsGame.queries?.(state).medicWays() ?? [];

describe('what a board asks about a war', () => {
  it('is the board as text', () => {
    const state = warOf('attack 1 0 0 N');
    expect(robotsGame.queries?.(state).renderText()).to.equal(robotsGame.renderText(state));
  });

  it('is the way of each medic: where it has been, and where it goes if nobody is in its way', () => {
    const state = withMedic('medic 1 3 3 N a.medic\nattack 2 9 9 N', 'Forward\nRight90\nForward\n');
    playedBy(state, 2);
    expect(waysOf(state)).to.deep.equal([
      {
        robot: 1,
        past: [[3, 3]],
        ahead: [
          [4, 4],
          [5, 4],
        ],
      },
    ]);
  });

  it('is answered alike for a copy, which goes its own way from then on', () => {
    const state = withMedic('medic 1 3 3 N a.medic', 'Forward\n');
    playedBy(state, 2);
    const copy = robotsGame.copy(state);
    expect(waysOf(copy)).to.deep.equal(waysOf(state));
    playedBy(copy, 1);
    expect(waysOf(copy)[0]?.past).to.have.length(3);
    expect(waysOf(state)[0]?.past).to.have.length(2);
  });

  it('is no more than the last part of a long way', () => {
    const state = withMedic('turns 500\nmedic 1 3 3 N a.medic', 'Forward\n');
    playedBy(state, 200);
    expect(waysOf(state)[0]?.past).to.have.length(MAX_TRAIL_LENGTH);
  });

  it('is the health of both teams by turn, as far as any copy was played', () => {
    const state = warOf('seed 1\nattack 1 5 5 E\nattack 2 6 5 W\nattack 2 0 0 N');
    const healths = (): unknown => robotsGame.queries?.(state).healths();
    expect(healths()).to.deep.equal([[50, 100]]);
    const copy = robotsGame.copy(state);
    playedBy(copy, 3);
    const after = [1, 2].map((team) =>
      robotsGame.frame(copy).robots.reduce((sum, robot) => sum + (robot.team === team ? robot.health : 0), 0),
    );
    expect(healths()).to.have.length(4).and.have.deep.property('3', after);
    playedBy(state, 3);
    expect(healths(), 'the same war once more').to.have.length(4).and.have.deep.property('3', after);
  });

  it('is the health of the wounded in a drill', () => {
    const drill = drillGame.start(medicOf('Forward'), plainSetup('0'));
    expect(drillGame.queries?.(drill).healths()).to.deep.equal([[90, 0]]);
  });

  it('is whether it is a drill', () => {
    const drill = drillGame.start(medicOf('Forward'), plainSetup('0'));
    expect(drillGame.queries?.(drill).isDrill).to.equal(true);
    expect(drillGame.queries?.(drill).medicWays()).to.have.length(3);
    expect(robotsGame.queries?.(drill).isDrill).to.equal(false);
  });
});
