import { expect } from 'chai';
import { drillGame } from '../../../../src/games/robots/play/drill';
import { robotsGame } from '../../../../src/games/robots/play/game';
import type { RobotsState } from '../../../../src/games/robots/play/setup';
import { plainSetup } from '../../../../src/games/setup';
import { logOf, medicOf } from '../support';

const drillOf = (text: string, seed = '0'): RobotsState => drillGame.start(medicOf(text), plainSetup(seed));

describe('the drill of a lone medic file', () => {
  it('is a game of its own for practice, on the board of the war', () => {
    expect([drillGame.id, drillGame.isPractice, drillGame.board]).to.deep.equal([
      'robots-drill',
      true,
      robotsGame.board,
    ]);
    expect(robotsGame.isPractice).to.equal(undefined);
  });

  it('puts the medic in the middle, with two wounded teammates who look away', () => {
    const { robots } = drillGame.frame(drillOf('Forward\nLeft90\n'));
    expect(robots.map(({ x, y, direction, health, file }) => [x, y, direction, health, file])).to.deep.equal([
      [9, 11, 'W', 20, 'rest.medic'],
      [10, 10, 'N', 50, 'drill.medic'],
      [11, 10, 'E', 20, 'rest.medic'],
    ]);
  });

  it('lets the medic alone heal them, and nobody wins', () => {
    const state = drillOf('Forward\nTurn180\nForward\nTurn180\n', '3');
    const healings = logOf(state, 60).filter((line) => line.includes('heals'));
    expect(healings.every((line) => /at \(10, 1[01]\) heals/.test(line))).to.equal(true);
    const healths = drillGame.frame(state).robots.map(({ health }) => health);
    expect(healths[1]).to.equal(50);
    expect(healths[0]).to.be.greaterThan(20);
    expect(healths[2]).to.be.greaterThan(20);
    expect(drillGame.status(state)).to.equal('playing');
  });

  it('shows the lines of the medic file itself', () => {
    expect(drillGame.frame(drillOf('\nForward\n')).robots[1]?.command).to.include({ command: 'Forward', line: 1 });
  });

  it('takes the commands as they were parsed, and does not touch them', () => {
    const medic = medicOf('Forward\n');
    const before = JSON.stringify(medic);
    const state = drillGame.start(medic, plainSetup('0'));
    logOf(state, 5);
    expect(JSON.stringify(medic)).to.equal(before);
    expect(state.roster[0]?.commandLines).to.equal(medic.commandLines);
  });

  it('has a seed and a turn limit of its own, which the user may change', () => {
    expect(drillGame.seedOf(medicOf('Forward'))).to.equal('0');
    expect(drillOf('Forward').turnLimit).to.equal(100);
    const short = drillGame.start(medicOf('Forward'), { ...plainSetup('0'), options: { turns: '3' } });
    expect(short.turnLimit).to.equal(3);
    expect(logOf(drillOf('Turn180', '1'), 20)).not.to.deep.equal(logOf(drillOf('Turn180', '2'), 20));
  });
});
