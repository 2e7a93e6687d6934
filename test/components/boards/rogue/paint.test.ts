import { expect } from 'chai';
import type { Point } from '../../../../src/core/cell';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import { DUNGEON, ORIGINAL, READABLE, type RogueColours } from '../../../../webview/boards/rogue/colours';
import { paintFigures } from '../../../../webview/boards/rogue/paint';
import { paintRogueGround } from '../../../../webview/boards/rogue/paintGround';
import { paintStone } from '../../../../webview/boards/rogue/paintStone';
import type { Brush } from '../../../../webview/boards/canvasBoard';
import { RogueScene } from '../../../../webview/boards/rogue/scene';
import { askOf, play } from '../../../games/rogue/support';
import { contrast, paintBoard, plainColour, type BoardPicture, type Picture } from '../../picture';

const SIDE = 32;
const TEXT = 'fov 2\nmap\n###########\n#@.......o#\n###########\n';

const REST = { previous: null, glided: 1, events: [], refused: null, age: 0 };

/** Ground and figures, with the plan of whoever stands in a cell. */
function paintRogue(brush: Brush, scene: RogueScene, colours: RogueColours, pathFrom: Point): void {
  if (colours === DUNGEON) paintStone(brush, scene, colours);
  else paintRogueGround(brush, scene, colours);
  paintFigures(brush, scene, colours, pathFrom, REST);
}

/** What is to be seen of a text’s game after some keys, with the plan of whoever stands in (9, 1). */
function pictureOf(text: string, keys: string, colours: RogueColours, seesEverything = false, view = {}): BoardPicture {
  const state = play(text, keys);
  const frame = rogueGame.frame(state);
  const scene = new RogueScene(frame, seesEverything, askOf(state));
  return paintBoard([frame.height, frame.width], SIDE, (brush) => paintRogue(brush, scene, colours, [9, 1]), view);
}

/** The colours of the ground of a row, each taken from the corner of a cell. */
const groundOf = ({ whole }: BoardPicture, row: number): string[] =>
  Array.from({ length: whole.width / SIDE }, (_, column) => whole.at(column * SIDE + 1, row * SIDE + 1));

/** The colour that is drawn on the ground of a cell. */
const inkOf = ({ colours }: Picture): string => colours[1] ?? '';

describe('the picture of a dungeon', () => {
  const { seen, remembered, unknown } = ORIGINAL.ground;

  it('has the reference’s colours: light where seen, dark where remembered, black where never seen', () => {
    const picture = pictureOf(TEXT, 'llll', ORIGINAL);
    expect(groundOf(picture, 1)).to.deep.equal(
      [
        'rgb(0, 0, 100)',
        ...Array<string>(2).fill('rgb(50, 50, 150)'),
        ...Array<string>(5).fill('rgb(200, 180, 50)'),
        ...Array<string>(3).fill('rgb(0, 0, 0)'),
      ].map(plainColour),
    );
    expect(groundOf(picture, 0)[5]).to.equal(plainColour('rgb(130, 110, 50)'));
    expect(inkOf(picture.cell([1, 5]))).to.equal('#ffffff');
    expect(picture.cell([1, 1]).colours, 'no pattern').to.have.length(1);
  });

  it('shows remains under the living, in the colours of the reference', () => {
    const text = 'orc hp 5\nmap\n######\n#@o.T#\n######\n';
    const after = pictureOf(text, 'l', ORIGINAL);
    expect([1, 2, 3, 4].map((column) => after.cell([1, column]).colours.length > 1)).to.deep.equal([
      true,
      true,
      true,
      false,
    ]);
    expect(inkOf(after.cell([1, 1]))).to.equal('#ffffff');
    expect(after.cell([1, 2]).has('rgb(191, 0, 0)'), 'remains').to.equal(true);
    expect(after.cell([1, 3]).has('rgb(0, 127, 0)'), 'a troll').to.equal(true);
    const onTop = pictureOf(text, 'll', ORIGINAL).cell([1, 2]);
    expect([onTop.has('#ffffff'), onTop.has('rgb(191, 0, 0)')]).to.deep.equal([true, false]);
  });

  it('tells everybody apart by a letter', () => {
    const { cell } = pictureOf('map\n#######\n#@o..T#\n#######\n', '', ORIGINAL);
    const shapes = [1, 2, 5].map((column) => cell([1, column])).map((glyph) => glyph.shapeOf(inkOf(glyph)));
    expect(new Set(shapes).size).to.equal(3);
  });

  it('shows everything with a pattern on what was never seen and a dashed frame around the unseen, if wanted', () => {
    const hidden = pictureOf(TEXT, '', ORIGINAL);
    const all = pictureOf(TEXT, '', ORIGINAL, true);
    expect(hidden.cell([1, 9]).colours).to.deep.equal(['#000000']);
    const unseen = all.cell([1, 9]);
    expect([unseen.has(ORIGINAL.unseen), unseen.at(4, 4)]).to.deep.equal([true, unknown.floor]);
    const edge = unseen.part(0, 1, SIDE, 1).shapeOf(ORIGINAL.unseen);
    expect(edge.trim().split(/ +/).length, 'dashes').to.be.above(3);
    expect(all.cell([1, 5]).colours).to.include(unknown.floorMark);
  });

  it('shows the way that a monster plans, over cells of every kind', () => {
    const text = 'map\n########\n#@...o.#\n########\n';
    const state = play(text);
    const frame = rogueGame.frame(state);
    const scene = new RogueScene(frame, false, askOf(state));
    const paintFor = (x: number): BoardPicture =>
      paintBoard([3, 8], SIDE, (brush) => paintRogue(brush, scene, ORIGINAL, [x, 1]));
    const withPath = [1, 2, 3, 4, 6].map((column) => paintFor(5).cell([1, column]).has(ORIGINAL.path));
    expect(withPath).to.deep.equal([true, true, true, true, false]);
    expect(paintFor(1).whole.has(ORIGINAL.path), 'the player plans nothing').to.equal(false);
  });

  it('is painted only where it is in view', () => {
    const { whole } = pictureOf(TEXT, '', ORIGINAL, true, { firstColumn: 4, lastColumn: 6 });
    const columns = groundOf({ whole, cell: () => whole }, 1).map((colour) => colour !== '');
    expect(columns).to.deep.equal(Array.from({ length: 11 }, (_, x) => x >= 4 && x <= 6));
  });

  it('of the usual colours needs no pattern where the player knows the ground', () => {
    const picture = pictureOf(TEXT, 'llll', ORIGINAL);
    expect(picture.cell([0, 5]).colours).to.deep.equal([plainColour(seen.wall)]);
    expect(picture.cell([0, 1]).colours).to.deep.equal([plainColour(remembered.wall)]);
  });
});

describe('the picture of a dungeon in the colours of the playground', () => {
  const picture = pictureOf(TEXT, 'llll', DUNGEON);

  it('is warm where seen, dim where remembered, and dark where never seen, in every theme', () => {
    expect(picture.cell([1, 2]).has(DUNGEON.ground.remembered.floor)).to.equal(true);
    expect(picture.cell([1, 5]).has(DUNGEON.ground.seen.floor)).to.equal(true);
    expect(picture.cell([1, 10]).colours).to.deep.equal([DUNGEON.shroud]);
  });

  it('fades the light with the distance from the player', () => {
    const brightness = (column: number): number => contrast(picture.cell([1, column]).at(3, 3), '#000000');
    expect(brightness(6)).to.be.above(brightness(7));
  });

  it('shows every letter with enough contrast on lit floor', () => {
    for (const char of ['@', 'o', 'T', '%']) {
      const { glyph } = DUNGEON.glyphOf({ char } as never, true);
      expect(contrast(glyph, DUNGEON.ground.seen.floor), char).to.be.above(4.5);
    }
  });
});

describe('the picture of a dungeon in high-visibility colours', () => {
  const picture = pictureOf(TEXT, 'llll', READABLE, true);
  /** A cell of each kind that nobody stands on. */
  const cells = {
    'a wall in sight': picture.cell([0, 5]),
    'a floor in sight': picture.cell([1, 4]),
    'a remembered wall': picture.cell([0, 1]),
    'a remembered floor': picture.cell([1, 1]),
    'an unknown wall': picture.cell([0, 10]),
    'an unknown floor': picture.cell([1, 8]),
  };

  it('tells ground apart by its pattern, without any colour', () => {
    const shapes = Object.values(cells).map((cell) => (cell.colours.length > 1 ? cell.shapeOf(inkOf(cell)) : 'plain'));
    expect(new Set(shapes).size).to.equal(shapes.length);
  });

  for (const [name, cell] of Object.entries(cells)) {
    it(`has on ${name} a pattern that can be seen, or none`, () => {
      const [ground = '', ...ink] = cell.colours;
      // Only a floor in sight has none.
      if (ink.length > 0) expect(Math.max(...ink.map((colour) => contrast(ground, colour)))).to.be.above(4.5);
    });
  }

  it('tells walls from floors by lightness, wherever they are', () => {
    for (const [wall, floor] of [
      [cells['a wall in sight'], cells['a floor in sight']],
      [cells['a remembered wall'], cells['a remembered floor']],
      [cells['an unknown wall'], cells['an unknown floor']],
    ] as const) {
      expect(contrast(wall.colours[0] ?? '', floor.colours[0] ?? '')).to.be.above(3);
    }
  });

  it('gives everybody a body on which the letter can be read', () => {
    const fight = pictureOf('orc hp 5\nmap\n#########\n#@o.T.o.#\n#########\n', 'l', READABLE);
    for (const column of [1, 2, 3, 5]) {
      const [body = '', letter = ''] = fight.cell([1, column]).part(2, 2, SIDE - 4, SIDE - 4).colours;
      expect(contrast(body, letter), `in column ${column}`).to.be.above(7);
    }
  });
});
