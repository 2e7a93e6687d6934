import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import { slugGame } from '../../../../src/games/slug/play/game';
import {
  ORIGINAL,
  READABLE,
  READABLE_DARK,
  readableColours,
  themeColours,
  type SlugColours,
} from '../../../../webview/boards/slug/colours';
import type { Change } from '../../../../webview/boards/slug/changes';
import { NO_MARKS, paintFigures } from '../../../../webview/boards/slug/paintFigures';
import { paintGround, type Fallen } from '../../../../webview/boards/slug/paintGround';
import { reachOf } from '../../../../webview/boards/slug/reach';
import type { Moment } from '../../../../webview/boards/motion';
import type { FrameEntity, SlugFrame } from '../../../../src/games/slug/play/frame';
import { readPalette } from '../../../../webview/palette/palette';
import { playedOf, textOf } from '../../../games/slug/support';
import { contrast, paintBoard, plainColour, type BoardPicture, type Picture } from '../../picture';
import { leaveTheme, THEMES, useTheme } from '../../themes';

/** A wall, three kinds of slugs, a goal, the player and a weapon. */
const LEVEL = textOf('9', '########', '#P D   #', '#      #', '#N A LG#', '########');
const WALL: Cell = [4, 4];
const FLOOR: Cell = [2, 4];
const GOAL: Cell = [3, 6];
const PLAYER: Cell = [1, 1];
const WEAPON: Cell = [1, 3];
const SLUGS: readonly Cell[] = [
  [3, 1],
  [3, 3],
  [3, 5],
];

const REST: Moment<SlugFrame> = { previous: null, glided: 1, events: [], refused: null, age: 0 };

interface Options {
  readonly side?: number;
  readonly keys?: string;
  readonly moment?: Partial<Moment<SlugFrame>>;
  readonly fallen?: readonly Fallen[];
  readonly changes?: readonly Change[];
  readonly reaching?: (frame: SlugFrame) => readonly FrameEntity[];
}

/** The level after some keys, ground and figures. */
function pictureOf(
  colours: SlugColours,
  { side = 40, keys = '', moment, fallen = [], changes = [], reaching = () => [] }: Options = {},
): BoardPicture {
  const frame = slugGame.frame(playedOf(LEVEL, keys));
  return paintBoard([frame.rows, frame.columns], side, (brush) => {
    paintGround(brush, frame, colours, fallen);
    paintFigures(
      brush,
      frame,
      colours,
      { ...REST, ...moment },
      {
        reach: reachOf(frame, reaching(frame)),
        changes,
      },
    );
  });
}

/** Where a cell’s ground is to be seen, whoever stands on it: near its right edge, between the lines. */
const groundOf = (cell: Picture): string => cell.at(cell.width - 3, 12);

describe('the picture of a level', () => {
  it('has the original’s colours', () => {
    const { cell } = pictureOf(ORIGINAL);
    expect([WALL, FLOOR, PLAYER].map((place) => groundOf(cell(place)))).to.deep.equal([
      ORIGINAL.wall,
      ORIGINAL.floor,
      ORIGINAL.floor,
    ]);
    expect(cell(GOAL).at(1, 1)).to.equal(ORIGINAL.goalGround);
    expect(cell(PLAYER).has(ORIGINAL.player)).to.equal(true);
    for (const place of SLUGS) expect(cell(place).has('green')).to.equal(true);
  });

  it('has the same shapes in all colours', () => {
    const frame = slugGame.frame(playedOf(LEVEL, ''));
    const outlines = [ORIGINAL, READABLE].map((colours) => {
      const { cell } = paintBoard([frame.rows, frame.columns], 40, (brush) =>
        paintFigures(brush, frame, colours, REST, NO_MARKS),
      );
      return [PLAYER, ...SLUGS].map((place) => cell(place).mask());
    });
    expect(outlines[0]).to.deep.equal(outlines[1]);
  });

  it('tells slugs, player and weapon apart by their silhouettes, small and large', () => {
    for (const side of [48, 20]) {
      const frame = slugGame.frame(playedOf(LEVEL, ''));
      const { cell } = paintBoard([frame.rows, frame.columns], side, (brush) =>
        paintFigures(brush, frame, READABLE, REST, NO_MARKS),
      );
      const shapes = [PLAYER, ...SLUGS].map((place) => cell(place).mask());
      expect(new Set(shapes).size, `${side} pixels a cell`).to.equal(4);
    }
  });

  it('shows the player with what it holds', () => {
    const armed = pictureOf(ORIGINAL, { keys: 'dd' }).cell(WEAPON);
    const unarmed = pictureOf(ORIGINAL, { keys: 'd' }).cell([1, 2]);
    expect(armed.isLike(unarmed)).to.equal(false);
    expect(pictureOf(ORIGINAL).cell(WEAPON).colours.length, 'a dart on the floor').to.be.above(3);
  });

  it('turns slugs towards the player', () => {
    const side = 40;
    const from = (keys: string): Picture => pictureOf(READABLE, { side, keys }).cell([3, 5]);
    expect(from('').isLike(from('ddddd')), 'the player is on the other side').to.equal(false);
  });

  it('has a ring around those who move in the coming turn, and no others', () => {
    const ready = (keys: string): boolean[] => {
      const frame = slugGame.frame(playedOf(LEVEL, keys));
      const { cell } = pictureOf(ORIGINAL, { keys });
      return frame.slugs.map(({ position, canMove }) => cell(position).has(ORIGINAL.ready) === canMove);
    };
    expect([...ready(''), ...ready('s')]).to.deep.equal(Array<boolean>(6).fill(true));
    expect(pictureOf(ORIGINAL).whole.has(ORIGINAL.ready)).to.equal(true);
  });

  it('shows the cells that a weapon reaches, and not those of walls', () => {
    const { cell } = pictureOf(READABLE, { keys: 'dd', reaching: ({ player }) => [player] });
    const reached = (place: Cell): boolean => cell(place).has(READABLE.reach);
    expect([reached([1, 2]), reached([1, 4]), reached([2, 3])]).to.deep.equal(Array(3).fill(true));
    expect([reached([0, 3]), reached([2, 2]), reached([1, 3])]).to.deep.equal([false, false, false]);
  });

  it('tells the cells where a slug can hit from those where one can heal', () => {
    const by = (slug: number, place: Cell): Picture =>
      pictureOf(ORIGINAL, { reaching: ({ slugs }) => slugs.slice(slug, slug + 1) }).cell(place);
    const [healed, hit] = [by(0, [2, 1]), by(1, [2, 3])];
    expect([healed, hit].map((cell) => cell.has(ORIGINAL.weak))).to.deep.equal([false, true]);
    expect(healed.isLike(pictureOf(ORIGINAL).cell([2, 1]))).to.equal(false);
  });

  it('has shorter bars for less health', () => {
    const healthy = pictureOf(ORIGINAL, { keys: '' }).cell(PLAYER).shareOf(ORIGINAL.healthy);
    expect(healthy).to.be.above(0.02);
  });

  it('shows a figure on its way between two cells while it glides', () => {
    const previous = slugGame.frame(playedOf(LEVEL, ''));
    const on = (glided: number): BoardPicture => pictureOf(ORIGINAL, { keys: 'd', moment: { previous, glided } });
    expect(on(0).cell(PLAYER).has(ORIGINAL.player)).to.equal(true);
    expect([on(0.5).cell(PLAYER), on(0.5).cell([1, 2])].every((cell) => cell.has(ORIGINAL.player))).to.equal(true);
    expect(on(1).cell(PLAYER).has(ORIGINAL.player)).to.equal(false);
  });

  it('has a bar on the side that blocks a refused step', () => {
    const refused = pictureOf(ORIGINAL, { moment: { refused: 'a' } }).cell(PLAYER);
    expect([refused.at(1, 10), refused.at(36, 10) === ORIGINAL.weak]).to.deep.equal([ORIGINAL.weak, false]);
  });

  it('marks nobody as next, and nothing as blocked, once the game is over', () => {
    const frame = slugGame.frame(playedOf(LEVEL, ''));
    const { whole } = paintBoard([frame.rows, frame.columns], 40, (brush) =>
      paintFigures(brush, { ...frame, status: 'lost' }, ORIGINAL, { ...REST, refused: 'a' }, NO_MARKS),
    );
    expect([whole.has(ORIGINAL.ready), whole.has(ORIGINAL.weak)]).to.deep.equal([false, false]);
  });
});

describe('what happened in a turn of a level', () => {
  it('flashes at first, and has numbers that rise', () => {
    const changes = [{ cell: [2, 2] as const, health: -2, poison: 1 }];
    const after = (age: number): BoardPicture => pictureOf(READABLE, { side: 64, changes, moment: { age } });
    const rest = pictureOf(READABLE, { side: 64 });
    expect(
      after(0)
        .cell([2, 2])
        .isLike(after(200).cell([2, 2])),
      'it flashes',
    ).to.equal(false);
    expect(
      after(200)
        .cell([1, 2])
        .isLike(rest.cell([1, 2])),
      'a number is above it',
    ).to.equal(false);
    expect(
      after(200)
        .cell([1, 2])
        .isLike(after(400).cell([1, 2])),
      'it rises',
    ).to.equal(false);
  });

  it('leaves a slug that died where it died, below its weapon', () => {
    const [empty, dead] = [[], [{ slug: 'AngrySlug', cell: [2, 2] as const }]].map((fallen) =>
      pictureOf(READABLE, { fallen }).cell([2, 2]),
    );
    expect(empty?.isLike(dead ?? empty)).to.equal(false);
    expect(dead?.has(READABLE.slugs['AngrySlug'] ?? ''), 'it is grey').to.equal(false);
  });
});

describe('the colours of a level', () => {
  afterEach(leaveTheme);

  for (const colours of [READABLE, READABLE_DARK]) {
    it(`that are ${colours.name} tell everything apart by lightness`, () => {
      const { wall, wallEdge, floor, goal, goalGround, ready, reach, healthy, weak, slugs } = colours;
      expect(Math.max(contrast(wall, floor), contrast(wallEdge, floor))).to.be.above(7);
      expect(contrast(goalGround ?? floor, goal)).to.be.above(4.5);
      for (const hue of [ready, reach, healthy, weak]) expect(contrast(hue, floor), hue).to.be.above(4.5);
      expect(new Set(Object.values(slugs)).size).to.equal(3);
    });
  }

  it('of high visibility are dark where the theme is dark', () => {
    useTheme('Dark High Contrast');
    expect(readableColours(readPalette())).to.equal(READABLE_DARK);
    useTheme('Light High Contrast');
    expect(readableColours(readPalette())).to.equal(READABLE);
  });

  for (const theme of THEMES) {
    it(`show everybody on the floor of ${theme}`, () => {
      useTheme(theme);
      const { floor, player, slugs, goal, ready, healthy, weak } = themeColours(readPalette());
      for (const hue of [player, ...Object.values(slugs), goal, ready, healthy, weak]) {
        expect(contrast(hue, floor), hue).to.be.at.least(2.99);
      }
    });
  }

  it('of the original are plain where it has no edges', () => {
    expect(pictureOf(ORIGINAL).cell([4, 7]).colours).to.deep.equal([plainColour(ORIGINAL.wall)]);
  });
});
