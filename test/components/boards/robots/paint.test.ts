import { expect } from 'chai';
import type { Cell, Point } from '../../../../src/core/cell';
import type { RobotsFrame } from '../../../../src/games/robots/play/frame';
import { robotsGame } from '../../../../src/games/robots/play/game';
import type { MedicWay } from '../../../../src/games/robots/play/queries';
import { READABLE, readableColours, themeColours, type RobotsColours } from '../../../../webview/boards/robots/colours';
import { paintFloor, paintRobots } from '../../../../webview/boards/robots/paint';
import { readPalette } from '../../../../webview/palette/palette';
import { filesOf, playedBy, warOf } from '../../../games/robots/support';
import { contrast, paintBoard, type BoardPicture, type Picture } from '../../picture';
import { leaveTheme, THEMES, useTheme } from '../../themes';

const SIZE = 20;
const REST = { previous: null, glided: 1, events: [], refused: null, age: 0 };

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

function pictureOf({ frame, ways }: Shown, side = 40, colours: RobotsColours = READABLE): BoardPicture {
  return paintBoard([SIZE, SIZE], side, (brush) => {
    paintFloor(brush, frame, colours);
    paintRobots(brush, frame, ways, colours, null, REST);
  });
}

/** The figures alone. */
const figuresOf = ({ frame, ways }: Shown): BoardPicture =>
  paintBoard([SIZE, SIZE], 40, (brush) => paintRobots(brush, frame, ways, READABLE, null, REST));

/** The cell of a point in the picture; rows count upwards. */
const robotAt = ({ cell }: BoardPicture, [x, y]: Point): Picture => cell([SIZE - 1 - y, x] satisfies Cell);

const CLASH = ['attack 1 5 5 E', 'attack 2 6 5 W', 'medic 1 4 5 E a.medic'];

describe('the picture of a robot war', () => {
  it('tells the teams apart by colour and by silhouette', () => {
    const picture = figuresOf(warAfter(0, ['attack 1 5 5 N', 'attack 2 9 9 N']));
    const [one, two] = [robotAt(picture, [5, 5]), robotAt(picture, [9, 9])];
    expect([one.has(READABLE.teams[1]), two.has(READABLE.teams[2])]).to.deep.equal([true, true]);
    expect(one.mask()).to.not.equal(two.mask());
    expect(contrast(READABLE.teams[1], READABLE.teams[2])).to.be.above(4.5);
  });

  it('tells a fighter from a medic', () => {
    const picture = figuresOf(warAfter(0, ['attack 1 5 5 N', 'medic 1 9 9 N a.medic']));
    expect(robotAt(picture, [5, 5]).isLike(robotAt(picture, [9, 9]))).to.equal(false);
  });

  it('shows which way everybody faces', () => {
    const points = { N: [3, 3], E: [9, 3], S: [15, 3], W: [3, 9] } as const;
    const lines = Object.entries(points).map(([direction, [x, y]]) => `attack 1 ${x} ${y} ${direction}`);
    const picture = figuresOf(warAfter(0, lines));
    const shapes = Object.values(points).map((point) => robotAt(picture, point).mask());
    expect(new Set(shapes).size).to.equal(4);
  });

  it('has a shorter bar for less health', () => {
    const { frame, ways } = warAfter(0, ['attack 1 5 5 N', 'attack 1 15 15 N']);
    const [first, second] = frame.robots;
    if (!first || !second) throw new Error('no robots');
    const hurt = pictureOf({ frame: { ...frame, robots: [first, { ...second, health: 8 }] }, ways });
    const barOf = (point: Point, colour: string): number => robotAt(hurt, point).shareOf(colour);
    expect(barOf([15, 15], READABLE.weak) / barOf([5, 5], READABLE.healthy)).to.be.closeTo(8 / 50, 0.06);
  });

  it('shows hits and healings in two colours', () => {
    const { frame } = warAfter(0, CLASH);
    const hit = { kind: 'attack', robot: 1, target: 2, from: [5, 5], to: [6, 5], amount: 6, kills: false } as const;
    const heal = { ...hit, kind: 'heal', robot: 3, target: 1, from: [4, 5], to: [5, 5], amount: 2 } as const;
    const { whole } = pictureOf({ frame: { ...frame, interactions: [hit, heal] }, ways: [] });
    expect([whole.has(READABLE.attack), whole.has(READABLE.heal)]).to.deep.equal([true, true]);
    expect(pictureOf(warAfter(0, CLASH)).whole.has(READABLE.heal), 'nothing happened yet').to.equal(false);
  });

  it('writes amounts on a free cell where there is room for them', () => {
    const { frame } = warAfter(0, CLASH);
    const hit = { kind: 'attack', robot: 1, target: 2, from: [5, 5], to: [6, 5], amount: 6, kills: false } as const;
    const shown: Shown = { frame: { ...frame, interactions: [hit] }, ways: [] };
    // West of the target stands the attacker, so the amount is north of it.
    const above = (side: number): boolean => robotAt(pictureOf(shown, side), [6, 6]).has(READABLE.attack);
    expect([above(18), above(40)]).to.deep.equal([false, true]);
    const nothing: Shown = { frame: { ...frame, interactions: [{ ...hit, kind: 'heal', amount: 0 }] }, ways: [] };
    expect(robotAt(pictureOf(nothing), [6, 6]).has(READABLE.heal), 'nothing was healed').to.equal(false);
  });

  it('writes no amounts over robots, and never two on one cell', () => {
    const { frame } = warAfter(0, ['attack 1 5 5 E', 'attack 2 6 5 W', 'attack 2 7 5 W', 'attack 1 8 5 W']);
    const hit = { kind: 'attack', robot: 1, target: 2, from: [5, 5], to: [6, 5], amount: 6, kills: false } as const;
    const other = { ...hit, robot: 4, target: 3, from: [8, 5], to: [7, 5] } as const;
    const picture = pictureOf({ frame: { ...frame, interactions: [hit, other] }, ways: [] });
    const isWritten = (point: Point): boolean => robotAt(picture, point).has(READABLE.attack);
    expect([isWritten([6, 6]), isWritten([7, 6])]).to.deep.equal([true, true]);
    const view = { firstRow: 14, lastRow: 14, firstColumn: 5, lastColumn: 8 };
    const crowded = paintBoard(
      [SIZE, SIZE],
      40,
      (brush) => paintRobots(brush, { ...frame, interactions: [hit, other] }, [], READABLE, null, REST),
      view,
    );
    expect(robotAt(crowded, [6, 6]).mask(), 'no free cell is in view').to.not.include('#');
  });

  it('shows a healing of nothing faintly, and not at all where cells are small', () => {
    const { frame } = warAfter(0, CLASH);
    const heal = { kind: 'heal', robot: 3, target: 1, from: [4, 5], to: [5, 5], amount: 0, kills: false } as const;
    const shown: Shown = { frame: { ...frame, interactions: [heal] }, ways: [] };
    const isSeen = (side: number): boolean =>
      !pictureOf(shown, side).whole.isLike(pictureOf({ frame, ways: [] }, side).whole);
    expect([isSeen(40), isSeen(12)]).to.deep.equal([true, false]);
    expect(pictureOf(shown).whole.has(READABLE.heal), 'in full colour').to.equal(false);
  });

  it('crosses out the place where a robot was destroyed', () => {
    const { frame } = warAfter(0, CLASH);
    const fatal = { kind: 'attack', robot: 1, target: 9, from: [5, 5], to: [12, 12], amount: 6, kills: true } as const;
    const ruin = robotAt(pictureOf({ frame: { ...frame, interactions: [fatal] }, ways: [] }), [12, 12]);
    for (const [x, y] of [
      [13, 13],
      [27, 13],
      [13, 27],
      [27, 27],
    ] as const) {
      expect(ruin.at(x, y), `${x}, ${y}`).to.equal(READABLE.attack);
    }
  });

  it('draws a line where a medic has been, and rings where it will come', () => {
    const shown = warAfter(1, ['medic 1 3 3 N a.medic'], 'Forward\nForward\n');
    const picture = figuresOf(shown);
    const isMarked = (point: Point): boolean => robotAt(picture, point).mask().includes('#');
    const ahead = shown.ways[0]?.ahead ?? [];
    expect(ahead.length).to.be.above(1);
    expect(ahead.map(isMarked)).to.deep.equal(Array(ahead.length).fill(true));
    expect(isMarked([6, 3]), 'beside it').to.equal(false);
  });
});

describe('the colours of a robot war', () => {
  afterEach(leaveTheme);
  for (const theme of THEMES) {
    it(`show both teams on the floor of ${theme}`, () => {
      useTheme(theme);
      const { teams, floor, attack, heal } = themeColours(readPalette());
      for (const hue of [...Object.values(teams), attack, heal]) expect(contrast(hue, floor)).to.be.at.least(2.99);
      const palette = readPalette();
      const visible = readableColours(palette);
      expect(contrast(visible.floor, palette.isLight ? '#ffffff' : '#000000'), 'no glaring sheet').to.equal(1);
      for (const colours of [themeColours(palette), visible]) {
        for (const hue of Object.values(colours.lines)) expect(contrast(hue, palette.surface)).to.be.at.least(2.99);
      }
    });
  }
});
