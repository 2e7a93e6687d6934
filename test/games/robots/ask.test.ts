import { expect } from 'chai';
import { ask, type MedicWay } from '../../../src/games/robots/play/queries';
import { drillGame } from '../../../src/games/robots/play/drillGame';
import { robotsGame, STEP } from '../../../src/games/robots/play/game';
import type { RobotsState } from '../../../src/games/robots/play/state';
import { TRAIL_LENGTH } from '../../../src/games/robots/engine/trail';
import { NO_COMPANIONS } from '../../../src/games/analysis';
import { arenaOf, medicOf } from './support';

const warOf = (arena: string, medic: string): RobotsState =>
  robotsGame.start(arenaOf(arena), '1', new Map([['a.medic', medic]]));

function play(state: RobotsState, turns: number): void {
  for (let turn = 0; turn < turns; turn++) robotsGame.step(state, STEP);
}

const waysOf = (state: RobotsState): MedicWay[] => ask(state, { kind: 'ways' }) as MedicWay[];

describe('what a board asks about a war', () => {
  it('is answered with the printed board', () => {
    const state = warOf('attack 1 0 0 N', '');
    expect(ask(state, { kind: 'print' })).to.equal(robotsGame.renderText(state));
  });

  it('is answered with the way of each medic: where it came through, and where it goes if nobody is in its way', () => {
    const state = warOf('medic 1 3 3 N a.medic\nattack 2 9 9 N', 'Forward\nRight90\nForward\n');
    play(state, 2);
    expect(waysOf(state)).to.deep.equal([
      {
        robot: 0,
        past: [[3, 3]],
        ahead: [
          [4, 4],
          [5, 4],
        ],
      },
    ]);
  });

  it('tells the same of a copy, which goes its own way from then on', () => {
    const state = warOf('medic 1 3 3 N a.medic', 'Forward\n');
    play(state, 2);
    const copy = robotsGame.copy(state);
    expect(waysOf(copy)).to.deep.equal(waysOf(state));
    play(copy, 1);
    expect(waysOf(copy)[0]?.past).to.have.length(3);
    expect(waysOf(state)[0]?.past).to.have.length(2);
  });

  it('forgets the beginning of a long way', () => {
    const state = warOf('turns 500\nmedic 1 3 3 N a.medic', 'Forward\n');
    play(state, 200);
    expect(waysOf(state)[0]?.past).to.have.length(TRAIL_LENGTH);
  });

  it('is not answered when it is no question', () => {
    const state = warOf('attack 1 0 0 N', '');
    for (const none of [null, undefined, 'print', 7, {}, { kind: 'board' }, { kind: 1 }, []]) {
      expect(ask(state, none)).to.equal(undefined);
    }
  });

  it('is whether it is a drill, which only a drill answers', () => {
    const drill = drillGame.start(medicOf('Forward'), '0', NO_COMPANIONS);
    expect(drillGame.ask?.(drill, { kind: 'drill' })).to.equal(true);
    expect(drillGame.ask?.(drill, { kind: 'ways' })).to.have.length(3);
    expect(robotsGame.ask?.(drill, { kind: 'drill' })).to.equal(undefined);
  });
});
