import { expect } from 'chai';
import { NO_COMPANIONS } from '../../../src/games/analysis';
import type { GameEvent } from '../../../src/games/game';
import { drillArena } from '../../../src/games/robots/play/drill';
import { drillGame } from '../../../src/games/robots/play/drillGame';
import { robotsGame, STEP } from '../../../src/games/robots/play/game';
import type { RobotsState } from '../../../src/games/robots/play/state';
import { arenaOf, inEnglish, medicOf } from './support';

const DUEL = 'seed 1\nturns 120\n\nattack 1 5 5 N\nattack 2 5 8 S\n';
const MEDIC = '# m\nmedic 2 3 3 N x/../a.medic\nattack 1 3 4 N\n';
const FILES = new Map([['a.medic', '\nForward\nLeft90\n']]);

function start(text: string, seed: string | null = null): RobotsState {
  return robotsGame.start(arenaOf(text), seed, NO_COMPANIONS);
}

/** Plays so many steps, and tells what was said. */
function play(state: RobotsState, steps: number): string[] {
  const log: GameEvent[] = [];
  for (let step = 0; step < steps; step++) robotsGame.step(state, STEP, log);
  return log.map(inEnglish);
}

describe('robot war as a game', () => {
  it('takes the seed of the file unless another is given, of any size', () => {
    expect(robotsGame.seedOf(arenaOf(DUEL))).to.equal('1');
    const ends = (seed: string | null, text = DUEL): string => {
      const state = start(text, seed);
      play(state, 30);
      return robotsGame.renderText(state);
    };
    expect(ends(null)).to.equal(ends('1')).and.not.equal(ends('2'));
    const large = '1000000000000000000000000000000000001';
    expect(ends(large)).to.equal(ends(null, DUEL.replace('seed 1', `seed ${large}`)));
  });

  it('plays one input only, and none once a team has won', () => {
    const state = start(DUEL);
    expect([robotsGame.step(state, ''), robotsGame.step(state, 'x'), robotsGame.turn(state)]).to.deep.equal([
      false,
      false,
      0,
    ]);
    while (robotsGame.step(state, STEP));
    expect([robotsGame.status(state), robotsGame.turn(state)]).to.deep.equal(['over', 17]);
    expect(robotsGame.frame(state)).to.include({ winner: 1, status: 'over', turn: 17, turnLimit: 120 });
    expect(robotsGame.step(state, STEP)).to.equal(false);
  });

  it('knows the line of the robot that starts in a cell of the board, whose row 0 is at the top', () => {
    const arena = arenaOf(DUEL);
    expect(robotsGame.rangeOfCell?.(arena, [14, 5])).to.deep.equal({
      start: { line: 3, character: 0 },
      end: { line: 3, character: 14 },
    });
    expect(robotsGame.rangeOfCell?.(arena, [5, 14])).to.equal(null);
    expect(robotsGame.rangeOfCell?.(arena, [-1, 5])).to.equal(null);
    expect(drillGame.rangeOfCell?.(medicOf('Forward'), [9, 10])).to.equal(null);
  });

  it('tells its story in words', () => {
    const log = play(start(DUEL), 99);
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

  it('gives a frame of plain data that stays true when the war goes on', () => {
    const state = start(DUEL);
    play(state, 2);
    const frame = robotsGame.frame(state);
    const text = JSON.stringify(frame);
    expect(JSON.parse(text)).to.deep.equal(frame);
    play(state, 5);
    expect(JSON.stringify(frame)).to.equal(text);
    expect(frame.robots[0]).to.deep.equal({
      id: 0,
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
    expect(frame.deeds).to.deep.equal([
      { kind: 'attack', robot: 0, target: 1, from: [5, 6], to: [5, 7], amount: 3, kills: false },
      { kind: 'attack', robot: 1, target: 0, from: [5, 7], to: [5, 6], amount: 1, kills: false },
    ]);
  });

  it('tells which command of a medic is due, and in which line of which file', () => {
    const state = robotsGame.start(arenaOf(MEDIC), null, FILES);
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

  it('refuses to start without a medic file that the arena names, or with errors', () => {
    expect(() => robotsGame.start(arenaOf(MEDIC), null, NO_COMPANIONS)).to.throw(RangeError);
    expect(() => start('attack 3 1 1 N')).to.throw(RangeError);
  });

  it('can be copied at any turn', () => {
    const state = start(DUEL);
    play(state, 4);
    const copy = robotsGame.copy(state);
    const rest = play(state, 99);
    expect(robotsGame.turn(copy)).to.equal(4);
    expect(play(copy, 99)).to.deep.equal(rest);
    expect(robotsGame.frame(copy)).to.deep.equal(robotsGame.frame(state));
    expect(robotsGame.copyCost(copy)).to.be.greaterThan(1000);
  });

  it('prints the board as the course does', () => {
    const state = start('attack 1 0 0 N\nattack 2 19 19 W\n');
    const [top, north, , ...rest] = robotsGame.renderText(state).split('\n');
    expect(top).to.equal('-'.repeat(60));
    expect(north).to.equal(`${'.... '.repeat(19)}a50W `);
    expect(rest.slice(-3)).to.deep.equal([`A50N ${'.... '.repeat(19)}`, '-'.repeat(60), '']);
    const wounded = robotsGame.start(arenaOf(MEDIC), null, FILES);
    wounded.world.testPosition(3, 3)?.healthChange(wounded.world, -43);
    wounded.world.testPosition(3, 4)?.healthChange(wounded.world, -50);
    expect(robotsGame.renderText(wounded)).to.contain('m07N ').and.contain('A00N ');
  });
});

describe('the drill of a lone medic file', () => {
  it('puts the medic in the middle, with two wounded teammates who look away', () => {
    const { definition, companions } = drillArena('Forward\nLeft90\n');
    const state = robotsGame.start(definition, null, companions);
    expect(
      robotsGame.frame(state).robots.map(({ x, y, direction, health, file }) => [x, y, direction, health, file]),
    ).to.deep.equal([
      [9, 11, 'W', 20, 'rest.medic'],
      [10, 10, 'N', 50, 'drill.medic'],
      [11, 10, 'E', 20, 'rest.medic'],
    ]);
  });

  it('heals them by the medic alone, and nobody wins', () => {
    const state = drillGame.start(medicOf('Forward\nTurn180\nForward\nTurn180\n'), '3', NO_COMPANIONS);
    const log = play(state, 60);
    expect(log.filter((line) => line.includes('heals')).every((line) => /at \(10, 1[01]\) heals/.test(line))).to.equal(
      true,
    );
    const healths = drillGame.frame(state).robots.map(({ health }) => health);
    expect(healths[1]).to.equal(50);
    expect(healths[0]).to.be.greaterThan(20);
    expect(healths[2]).to.be.greaterThan(20);
    expect(drillGame.status(state)).to.equal('playing');
  });

  it('shows the lines of the medic file itself, and has a seed of its own', () => {
    const state = drillGame.start(medicOf('\nForward\n'), null, NO_COMPANIONS);
    expect(drillGame.frame(state).robots[1]?.command).to.include({ command: 'Forward', line: 1 });
    expect(drillGame.seedOf(medicOf('Forward'))).to.equal('0');
  });
});
