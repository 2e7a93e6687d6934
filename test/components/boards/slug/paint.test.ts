import { expect } from 'chai';
import type { Cell } from '../../../../src/core/cell';
import type { FrameEntity } from '../../../../src/games/slug/play/frame';
import { slugGame } from '../../../../src/games/slug/play/game';
import { ORIGINAL, READABLE, type SlugColours } from '../../../../webview/boards/slug/colours';
import { paintSlug } from '../../../../webview/boards/slug/paint';
import { playedOf, textOf } from '../../../games/slug/support';
import { contrast, paintBoard, plainColour, type BoardPicture, type Picture } from '../../picture';

/** A wall, three kinds of slugs, a goal, the player and a weapon. */
const LEVEL = textOf('9', '########', '#P D   #', '#      #', '#N A LG#', '########');
const WALL: Cell = [0, 0];
const FLOOR: Cell = [2, 4];
const GOAL: Cell = [3, 6];
const PLAYER: Cell = [1, 1];
const WEAPON: Cell = [1, 3];
const SLUGS: readonly Cell[] = [
  [3, 1],
  [3, 3],
  [3, 5],
];

/** The level after some keys; `pointedAt` picks whose reach is shown. */
function pictureOf(colours: SlugColours, { side = 40, keys = '', pointedAt = () => null }: Options = {}): BoardPicture {
  const frame = slugGame.frame(playedOf(LEVEL, keys));
  return paintBoard([frame.rows, frame.columns], side, (brush) => {
    paintSlug(brush, frame, colours, pointedAt([frame.player, ...frame.slugs]));
  });
}

interface Options {
  readonly side?: number;
  readonly keys?: string;
  readonly pointedAt?: (entities: readonly FrameEntity[]) => FrameEntity | null;
}

/** Where a cell’s ground is to be seen, whoever stands on it. */
const cornerOf = (cell: Picture): string => cell.at(1, 1);

describe('the picture of a level', () => {
  it('has the original’s colours', () => {
    const { cell } = pictureOf(ORIGINAL);
    expect([WALL, FLOOR, GOAL, PLAYER].map((place) => cornerOf(cell(place)))).to.deep.equal([
      ORIGINAL.wall,
      ORIGINAL.floor,
      ORIGINAL.goal,
      ORIGINAL.floor,
    ]);
    expect(cell(PLAYER).has(ORIGINAL.player)).to.equal(true);
    for (const place of SLUGS) expect(cell(place).has('green')).to.equal(true);
  });

  it('tells slugs, player and weapon apart by their names', () => {
    for (const side of [40, 20]) {
      const { cell } = pictureOf(ORIGINAL, { side });
      const names = [PLAYER, WEAPON, ...SLUGS].map((place) => cell(place).shapeOf(ORIGINAL.text));
      expect(new Set(names).size, `${side} pixels a cell`).to.equal(5);
    }
  });

  it('writes letters where names would be too small', () => {
    const inked = (side: number): number => pictureOf(ORIGINAL, { side }).cell(PLAYER).shareOf(ORIGINAL.text);
    expect([inked(29) > 0, inked(30) > 0]).to.deep.equal([true, true]);
    const [name, letter] = [30, 29].map((side) => pictureOf(ORIGINAL, { side }).cell(PLAYER));
    const widthOf = (cell: Picture | undefined): number =>
      (cell?.shapeOf(ORIGINAL.text).match(new RegExp(`.{${cell.width}}`, 'g')) ?? []).reduce(
        (width, row) => Math.max(width, row.trim().length),
        0,
      );
    expect(widthOf(name)).to.be.above(widthOf(letter));
  });

  it('has a pattern on a goal, and none on the floor', () => {
    const { cell } = pictureOf(ORIGINAL);
    expect(cell(GOAL).has(ORIGINAL.goalPattern)).to.equal(true);
    expect(cell(FLOOR).colours).to.deep.equal([ORIGINAL.floor]);
  });

  it('has a ring in those who move in the coming turn, and in no others', () => {
    const ready = (keys: string): boolean[] => {
      const frame = slugGame.frame(playedOf(LEVEL, keys));
      const { cell } = pictureOf(ORIGINAL, { keys });
      return frame.slugs.map(({ position, canMove }) => cell(position).has(ORIGINAL.ready) === canMove);
    };
    expect([...ready(''), ...ready('s')]).to.deep.equal(Array<boolean>(6).fill(true));
    const { whole } = pictureOf(ORIGINAL, { keys: 's' });
    expect(whole.has(ORIGINAL.ready) || pictureOf(ORIGINAL).whole.has(ORIGINAL.ready)).to.equal(true);
  });

  it('shows how far the weapon of whoever is pointed at reaches', () => {
    const armed = { keys: 'dd' };
    const pointed = pictureOf(ORIGINAL, { ...armed, pointedAt: ([player]) => player ?? null });
    const reached = ([row, column]: Cell): boolean => pointed.cell([row, column]).has(ORIGINAL.target);
    expect([reached([1, 2]), reached([1, 4]), reached([2, 3]), reached([0, 3])]).to.deep.equal([
      true,
      true,
      true,
      true,
    ]);
    expect([reached([2, 2]), reached([1, 3])]).to.deep.equal([false, false]);
    expect(pictureOf(ORIGINAL, armed).whole.has(ORIGINAL.target)).to.equal(false);
  });
});

describe('the picture of a level in high-visibility colours', () => {
  const { cell } = pictureOf(READABLE);

  it('tells wall, floor and goal apart by lightness', () => {
    const [wall = '', floor = '', goal = ''] = [WALL, FLOOR, GOAL].map((place) => cornerOf(cell(place)));
    expect(contrast(wall, floor)).to.be.above(7);
    expect(contrast(wall, goal)).to.be.above(4.5);
    expect(contrast(goal, READABLE.goalPattern)).to.be.above(4.5);
  });

  it('gives each kind of slug a colour of its own, with an edge around it', () => {
    const bodies = SLUGS.map((place) => cell(place).at(20, 6));
    expect(new Set(bodies).size).to.equal(3);
    for (const place of [PLAYER, ...SLUGS]) expect(cell(place).has(READABLE.edge ?? '')).to.equal(true);
  });

  it('writes names that can be read', () => {
    for (const body of [READABLE.player, ...Object.values(READABLE.slugs)]) {
      expect(contrast(READABLE.text, body)).to.be.above(7);
    }
    expect(contrast(READABLE.ready, READABLE.floor)).to.be.above(4.5);
    expect(contrast(READABLE.target, READABLE.floor)).to.be.above(4.5);
  });

  it('has lines between walls, so that they can be counted', () => {
    expect(cell(WALL).colours).to.have.length(2);
    expect(pictureOf(ORIGINAL).cell(WALL).colours).to.deep.equal([plainColour(ORIGINAL.wall)]);
  });
});
