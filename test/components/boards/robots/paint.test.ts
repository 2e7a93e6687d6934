import { expect } from 'chai';
import type { Cell, Point } from '../../../../src/core/cell';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame } from '../../../../src/games/robots/play/game';
import type { MedicWay } from '../../../../src/games/robots/play/queries';
import { READABLE, USUAL, type RobotsColours } from '../../../../webview/boards/robots/colours';
import { paintRobots } from '../../../../webview/boards/robots/paint';
import { filesOf, playedBy, warOf } from '../../../games/robots/support';
import { contrast, paintBoard, type BoardPicture, type Picture } from '../../picture';

const SIZE = 20;

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

const pictureOf = ({ frame, ways }: Shown, side = 40, colours: RobotsColours = USUAL): BoardPicture =>
  paintBoard([SIZE, SIZE], side, (brush) => paintRobots(brush, frame, ways, colours, null));

/** The cell of a point in the picture; rows count upwards. */
const cellOf = ([x, y]: Point): Cell => [SIZE - 1 - y, x];
const robotAt = ({ cell }: BoardPicture, point: Point): Picture => cell(cellOf(point));

/** The upper part of a robot, without the bar below it. */
const bodyOf = (robot: Picture): Picture => robot.part(0, 0, robot.width, Math.floor(robot.height * 0.85));

const CLASH = ['attack 1 5 5 E', 'attack 2 6 5 W', 'medic 1 4 5 E a.medic'];

describe('the picture of a robot war', () => {
  for (const [name, colours] of [
    ['usual', USUAL],
    ['high-visibility', READABLE],
  ] as const) {
    it(`tells the teams apart by lightness in ${name} colours`, () => {
      const picture = pictureOf(warAfter(0, CLASH), 40, colours);
      const [one, two] = [robotAt(picture, [5, 5]), robotAt(picture, [6, 5])];
      expect([one.has(colours.teams[1].fill), two.has(colours.teams[2].fill)]).to.deep.equal([true, true]);
      expect(contrast(colours.teams[1].fill, colours.teams[2].fill)).to.be.above(4.5);
    });

    it(`writes the health so that it can be read in ${name} colours`, () => {
      const picture = pictureOf(warAfter(0, CLASH), 40, colours);
      for (const [team, point] of [
        [1, [5, 5]],
        [2, [6, 5]],
      ] as const) {
        const { fill, text } = colours.teams[team];
        const middle = robotAt(picture, point).part(10, 12, 20, 14);
        expect([middle.has(fill), middle.has(text)], `team ${team}`).to.deep.equal([true, true]);
        expect(contrast(fill, text)).to.be.above(4.5);
      }
    });

    it(`shows everybody against the floor in ${name} colours`, () => {
      for (const { edge } of Object.values(colours.teams)) expect(contrast(edge, colours.floor)).to.be.above(4.5);
    });
  }

  it('writes another number for another health, and a shorter bar', () => {
    const { frame, ways } = warAfter(0, ['attack 1 5 5 N', 'attack 1 9 9 N', 'attack 1 15 15 N']);
    const [first, second, third] = frame.robots;
    if (!first || !second || !third) throw new Error('no robots');
    const hurt = pictureOf({ frame: { ...frame, robots: [first, second, { ...third, health: 8 }] }, ways });
    const [a, b, c] = [[5, 5] as const, [9, 9] as const, [15, 15] as const].map((point) => robotAt(hurt, point));
    if (!a || !b || !c) throw new Error('no cells');
    expect(bodyOf(a).isLike(bodyOf(b)), 'the same health').to.equal(true);
    expect(bodyOf(a).isLike(bodyOf(c)), 'another health').to.equal(false);
    expect(c.shareOf(USUAL.health) / a.shareOf(USUAL.health)).to.be.closeTo(8 / 50, 0.05);
  });

  it('shows a fighter as a square and a medic as a cross', () => {
    const picture = pictureOf(warAfter(0, ['attack 1 5 5 N', 'medic 1 9 9 N a.medic']), 40);
    const { fill } = USUAL.teams[1];
    const besideTheArms = (robot: Picture): boolean => robot.at(10, 8) === fill;
    expect([robotAt(picture, [5, 5]), robotAt(picture, [9, 9])].map(besideTheArms)).to.deep.equal([true, false]);
  });

  it('shows which way everybody faces', () => {
    const points = { N: [3, 3], E: [9, 3], S: [15, 3], W: [3, 9] } as const;
    const lines = Object.entries(points).map(([direction, [x, y]]) => `attack 1 ${x} ${y} ${direction}`);
    const picture = pictureOf(warAfter(0, lines), 40);
    const tips = { N: [20, 2], E: [36, 18], S: [20, 33], W: [3, 18] } as const;
    for (const [direction, point] of Object.entries(points)) {
      for (const [side, [x, y]] of Object.entries(tips)) {
        const isThere = robotAt(picture, point).at(x, y) === USUAL.teams[1].edge;
        expect(isThere, `${direction} at its ${side}`).to.equal(side === direction);
      }
    }
  });

  it('numbers every fifth column and row', () => {
    const { cell } = pictureOf(warAfter(0, ['attack 1 7 7 N']), 40);
    const hasNumber = (place: Cell): boolean => cell(place).has(USUAL.number);
    const bottom = Array.from({ length: SIZE }, (_, column) => column).filter((column) =>
      hasNumber([SIZE - 1, column]),
    );
    const left = Array.from({ length: SIZE }, (_, row) => row).filter((row) => hasNumber([row, 0]));
    expect(bottom).to.deep.equal([0, 5, 10, 15]);
    expect(left.map((row) => SIZE - 1 - row).reverse()).to.deep.equal([0, 5, 10, 15]);
  });

  it('shows hits and healings in two colours, and a healing with a broken line, too', () => {
    const { whole } = pictureOf(warAfter(1, CLASH), 40);
    expect([whole.has(USUAL.attack), whole.has(USUAL.heal)]).to.deep.equal([true, true]);
    expect(pictureOf(warAfter(0, CLASH), 40).whole.has(USUAL.attack), 'nothing happened yet').to.equal(false);
  });

  it('writes amounts where there is room for them: losses on the left above the robot, gains on the right', () => {
    const shown = warAfter(1, CLASH);
    const amounts = (side: number): boolean[] => {
      const robot = robotAt(pictureOf(shown, side), [5, 5]);
      const top = Math.floor(side * 0.3);
      const half = Math.floor(side / 2);
      return [robot.part(0, 0, half, top).has(USUAL.attack), robot.part(half, 0, half, top).has(USUAL.heal)];
    };
    expect(amounts(20)).to.deep.equal([false, false]);
    expect(amounts(40)).to.deep.equal([true, true]);
  });

  it('crosses out the place where a robot was destroyed', () => {
    const { frame } = warAfter(0, CLASH);
    const fatal = { kind: 'attack', robot: 1, target: 9, from: [5, 5], to: [12, 12], amount: 6, kills: true } as const;
    const ruin = robotAt(pictureOf({ frame: { ...frame, interactions: [fatal] }, ways: [] }), [12, 12]);
    for (const [x, y] of [
      [10, 8],
      [30, 8],
      [10, 28],
      [30, 28],
    ] as const) {
      expect(ruin.at(x, y), `${x}, ${y}`).to.equal(USUAL.attack);
    }
  });

  it('draws a line where a medic has been, and rings where it will come', () => {
    const shown = warAfter(1, ['medic 1 3 3 N a.medic'], 'Forward\nForward\n');
    const picture = pictureOf(shown);
    const isMarked = (point: Point): boolean => robotAt(picture, point).has(USUAL.teams[1].edge);
    const ahead = shown.ways[0]?.ahead ?? [];
    expect(ahead.length).to.be.above(1);
    expect([isMarked([3, 3]), ...ahead.map(isMarked)]).to.deep.equal(Array(ahead.length + 1).fill(true));
    expect(isMarked([4, 3]), 'beside it').to.equal(false);
  });
});
