import { expect } from 'chai';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame } from '../../../../src/games/robots/play/game';
import type { MedicWay } from '../../../../src/games/robots/play/queries';
import { nameOfPoint } from '../../../../webview/boards/robots/names';
import { useLanguage } from '../../../../webview/texts';
import { ENGLISH, filesOf, playedBy, warOf } from '../../../games/robots/support';

interface Shown {
  readonly frame: RobotsFrame;
  readonly ways: readonly MedicWay[];
}

/** A war after some turns, as a board sees it. */
function warAfter(turns: number, lines: readonly string[], medic = 'Forward\nLeft90\n'): Shown {
  const state = warOf(lines.join('\n'), filesOf({ 'a.medic': medic }), { seed: '1' });
  playedBy(state, turns);
  return { frame: robotsGame.frame(state), ways: robotsGame.queries?.(state).medicWays() ?? [] };
}

describe('the points of a robot war in words', () => {
  before(() => useLanguage(ENGLISH));

  const clash = ['attack 1 5 5 E', 'attack 2 6 5 W', 'medic 1 4 5 E a.medic'];

  it('says of a point who stands there, its health and facing, and what it did', () => {
    const { frame, ways } = warAfter(1, clash);
    expect(nameOfPoint(frame, ways, [5, 5])).to.match(
      /^\(5, 5\): attack robot of team 1, health \d+, facing east, hit \(6, 5\) for \d, was hit for \d, was healed by \d$/,
    );
    expect(nameOfPoint(frame, ways, [4, 5])).to.match(
      /^\(4, 5\): medic of team 1, health 50, facing east, next command 1 of 2: Forward, healed \(5, 5\) by \d$/,
    );
  });

  it('says of an empty point so, and who came through', () => {
    const { frame, ways } = warAfter(1, ['medic 1 3 3 N a.medic']);
    expect(nameOfPoint(frame, ways, [0, 0])).to.equal('(0, 0): nobody');
    expect(nameOfPoint(frame, ways, [3, 3])).to.equal('(3, 3): nobody, 1 medic came through here');
    expect(nameOfPoint(frame, ways, [3, 4])).to.contain('next command 2 of 2: Left90');
  });

  it('says where a robot was destroyed', () => {
    const { frame } = warAfter(0, clash);
    const fatal = { kind: 'attack', robot: 1, target: 9, from: [5, 5], to: [5, 6], amount: 6, kills: true } as const;
    const after = { ...frame, interactions: [fatal] };
    expect(nameOfPoint(after, [], [5, 6])).to.equal('(5, 6): nobody, a robot was destroyed here');
    expect(nameOfPoint(after, [], [5, 5])).to.contain('hit (5, 6) for 6 and destroyed it');
  });

  it('says that a medic has no commands', () => {
    const { frame, ways } = warAfter(0, ['medic 2 3 3 S a.medic'], '');
    expect(nameOfPoint(frame, ways, [3, 3])).to.equal('(3, 3): medic of team 2, health 50, facing south, no commands');
  });
});
