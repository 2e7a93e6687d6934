import { expect } from 'chai';
import { drillGame } from '../../../../src/games/robots/play/drill';
import { robotsGame } from '../../../../src/games/robots/play/game';
import { STEP } from '../../../../src/games/robots/play/war';
import { arenaOf, filesOf, logOf, playedBy, warOf } from '../support';

const DUEL = 'seed 1\nturns 120\n\nattack 1 5 5 N\nattack 2 5 8 S\n';
const MEDIC = '# m\nmedic 2 3 3 N x/../a.medic\nattack 1 3 4 N\n';
const FILES = filesOf({ 'a.medic': '\nForward\nLeft90\n' });

describe('robot war as a game', () => {
  it('takes the seed of the file unless another is given, of any size', () => {
    expect(robotsGame.seedOf(arenaOf(DUEL))).to.equal('1');
    const end = (text: string, seed?: string): string => {
      const state = warOf(text, undefined, seed === undefined ? {} : { seed });
      playedBy(state, 30);
      return robotsGame.renderText(state);
    };
    expect(end(DUEL)).to.equal(end(DUEL, '1')).and.not.equal(end(DUEL, '2'));
    const large = '1000000000000000000000000000000000001';
    expect(end(DUEL, large)).to.equal(end(DUEL.replace('seed 1', `seed ${large}`)));
  });

  it('plays one input only, and none once a team has won', () => {
    const state = warOf(DUEL);
    expect([robotsGame.step(state, ''), robotsGame.step(state, 'x'), robotsGame.turn(state)]).to.deep.equal([
      false,
      false,
      0,
    ]);
    expect(robotsGame.tick).to.equal(STEP);
    while (robotsGame.step(state, STEP));
    expect([robotsGame.status(state), robotsGame.turn(state)]).to.deep.equal(['over', 17]);
    expect(robotsGame.frame(state)).to.include({ winner: 1, status: 'over', turn: 17, turnLimit: 120 });
    expect(robotsGame.step(state, STEP)).to.equal(false);
  });

  it('is over at the turn limit, without a winner', () => {
    const state = warOf(DUEL, undefined, { turns: '2' });
    playedBy(state, 9);
    expect(robotsGame.frame(state)).to.include({ winner: null, status: 'over', turn: 2, turnLimit: 2 });
  });

  it('asks for no choices, and so has neither inputs nor keys of its states', () => {
    expect([robotsGame.inputs, robotsGame.stateKey, robotsGame.parseInputs('step')]).to.deep.equal([
      undefined,
      undefined,
      [],
    ]);
  });

  it('knows the line of the robot that starts in a cell of the board, whose row 0 is at the top', () => {
    const arena = arenaOf(DUEL);
    expect(robotsGame.rangeOfCell?.(arena, [14, 5])).to.deep.equal({
      start: { line: 3, character: 0 },
      end: { line: 3, character: 14 },
    });
    expect(robotsGame.rangeOfCell?.(arena, [5, 14])).to.equal(null);
    expect(robotsGame.rangeOfCell?.(arena, [-1, 5])).to.equal(null);
    expect(drillGame.rangeOfCell, 'nobody stands in the text of a medic file').to.equal(undefined);
  });

  it('tells its story in words', () => {
    const log = logOf(warOf(DUEL), 99);
    expect(log.slice(0, 3)).to.deep.equal([
      'The attack robot of team 1 moves from (5, 5) to (5, 6).',
      'The attack robot of team 2 moves from (5, 8) to (5, 7).',
      'The attack robot of team 1 at (5, 6) hits the attack robot at (5, 7) for 3; its health is 47.',
    ]);
    expect(log.at(-2)).to.match(
      /^The attack robot of team 1 at \(5, 6\) hits the attack robot at \(5, 7\) for \d and destroys it\.$/,
    );
    expect(log.at(-1)).to.equal('Team 1 has won.');
  });

  it('says what medics do, and where everybody turns', () => {
    const medics = filesOf({ 'a.medic': 'Left90\nForward\nForward\n', 'b.medic': '' });
    const log = logOf(warOf('medic 1 1 3 N a.medic\nattack 2 9 9 N\nmedic 2 9 10 N b.medic\n', medics), 3);
    expect(log.filter((line) => !line.includes('team 2'))).to.deep.equal([
      'The medic of team 1 at (1, 3) turns west.',
      'The medic of team 1 moves from (1, 3) to (0, 3).',
      'The medic of team 1 at (0, 3) turns round at the wall and faces east.',
    ]);
    expect(log.filter((line) => line.includes('team 2'))).to.deep.equal(
      Array<string>(3).fill('The attack robot of team 2 at (9, 9) waits: a teammate is in front of it.'),
    );
    expect(logOf(warOf('attack 1 5 5 N\nmedic 2 6 5 N b.medic', medics), 1)).to.deep.equal([
      'The attack robot of team 1 at (5, 5) turns east, towards an enemy.',
    ]);
  });

  it('gives a frame of all that a board draws', () => {
    const state = warOf(DUEL);
    playedBy(state, 2);
    const { robots, interactions } = robotsGame.frame(state);
    expect(robots[0]).to.deep.equal({
      number: 1,
      line: 3,
      kind: 'attack',
      team: 1,
      x: 5,
      y: 6,
      direction: 'N',
      health: 49,
      file: null,
      command: null,
    });
    expect(interactions).to.deep.equal([
      { kind: 'attack', robot: 1, target: 2, from: [5, 6], to: [5, 7], amount: 3, kills: false },
      { kind: 'attack', robot: 2, target: 1, from: [5, 7], to: [5, 6], amount: 1, kills: false },
    ]);
  });

  it('tells which command of a medic is due, and in which line of which file', () => {
    const state = warOf(MEDIC, FILES);
    const [medic] = robotsGame.frame(state).robots;
    expect([medic?.line, medic?.file]).to.deep.equal([1, 'a.medic']);
    expect(medic?.command).to.deep.equal({ index: 0, command: 'Forward', count: 2, line: 1 });
    expect(robotsGame.trace(state, null)).to.deep.equal({
      turn: 0,
      robots: [
        { kind: 'medic', team: 2, x: 3, y: 3, direction: 'N', health: 50, command: 0 },
        { kind: 'attack', team: 1, x: 3, y: 4, direction: 'N', health: 50 },
      ],
      winner: null,
    });
  });

  it('says how much a copy costs: its generator and its board', () => {
    expect(robotsGame.copyCost(warOf(DUEL))).to.be.greaterThan(1000);
  });

  it('shows the board as text, as the course does', () => {
    const [top, north, , ...rest] = robotsGame.renderText(warOf('attack 1 0 0 N\nattack 2 19 19 W\n')).split('\n');
    expect(top).to.equal('-'.repeat(60));
    expect(north).to.equal(`${'.... '.repeat(19)}a50W `);
    expect(rest.slice(-3)).to.deep.equal([`A50N ${'.... '.repeat(19)}`, '-'.repeat(60), '']);
    const wounded = warOf(MEDIC, FILES);
    wounded.world.testPosition(3, 3)?.healthChange(wounded.world, -43);
    wounded.world.testPosition(3, 4)?.healthChange(wounded.world, -50);
    expect(robotsGame.renderText(wounded)).to.contain('m07N ').and.contain('A00N ');
  });
});
