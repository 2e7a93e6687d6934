import { expect } from 'chai';
import { rogueGame } from '../../../../src/games/rogue/play/game';
import type { Brush } from '../../../../webview/boards/canvasBoard';
import { paintRogue } from '../../../../webview/boards/rogue/paint';
import { ORIGINAL, READABLE, type RogueColours } from '../../../../webview/boards/rogue/colours';
import { RogueScene } from '../../../../webview/boards/rogue/scene';
import { play } from '../../../games/rogue/support';

const CELL = 10;
const TEXT = 'fov 2\nmap\n###########\n#@.......o#\n###########\n';

/** What was painted: the colour that covers each cell's corner region, and the glyphs. */
interface Picture {
  readonly colours: string[][];
  readonly glyphs: string[];
  readonly strokes: number;
  readonly dashes: number;
}

/** Paints a text's game with a context that takes notes. */
function pictureOf(text: string, keys: string, palette: RogueColours, seesEverything = false, view = {}): Picture {
  const state = play(text, keys);
  const frame = rogueGame.frame(state);
  const colours = Array.from({ length: frame.height }, () => Array<string>(frame.width).fill(''));
  const picture = { colours, glyphs: [] as string[], strokes: 0, dashes: 0 };
  const context = {
    fillStyle: '',
    fillRect(left: number, top: number, width: number, height: number) {
      for (let y = Math.ceil(top / CELL); y < (top + height) / CELL; y++) {
        for (let x = Math.ceil(left / CELL); x < (left + width) / CELL; x++) {
          const row = colours[y];
          if (row) row[x] = this.fillStyle;
        }
      }
    },
    fillText(char: string, x: number, y: number) {
      picture.glyphs.push(`${char} ${Math.floor(x / CELL)},${Math.floor(y / CELL)} ${this.fillStyle}`);
    },
    moveTo: () => void picture.strokes++,
    setLineDash: (dash: number[]) => void (picture.dashes += dash.length > 0 ? 1 : 0),
    strokeRect: () => undefined,
    beginPath: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
    arc: () => undefined,
    fill: () => undefined,
  };
  const brush = {
    context: context as unknown as CanvasRenderingContext2D,
    cell: CELL,
    firstRow: 0,
    lastRow: frame.height - 1,
    firstColumn: 0,
    lastColumn: frame.width - 1,
    ...view,
  } satisfies Brush;
  const scene = new RogueScene(frame, seesEverything, (question) => rogueGame.ask?.(state, question));
  paintRogue(brush, scene, palette, [9, 1]);
  return picture;
}

describe('the picture of a dungeon', () => {
  it('has the reference’s colours: light where seen, dark where remembered, black where never seen', () => {
    const { colours, glyphs, strokes } = pictureOf(TEXT, 'llll', ORIGINAL);
    expect(colours[1]?.map((colour) => colour.replaceAll(' ', ''))).to.deep.equal([
      'rgb(0,0,100)',
      ...Array<string>(2).fill('rgb(50,50,150)'),
      ...Array<string>(5).fill('rgb(200,180,50)'),
      ...Array<string>(3).fill('rgb(0,0,0)'),
    ]);
    expect(colours[0]?.[5]).to.equal('rgb(130, 110, 50)');
    expect(glyphs).to.deep.equal(['@ 5,1 rgb(255, 255, 255)']);
    expect(strokes, 'no pattern').to.equal(0);
  });

  it('shows remains under the living, in the colours of the reference', () => {
    const text = 'orc hp 5\nmap\n######\n#@o.T#\n######\n';
    expect(pictureOf(text, 'l', ORIGINAL).glyphs).to.deep.equal([
      '@ 1,1 rgb(255, 255, 255)',
      '% 2,1 rgb(191, 0, 0)',
      'T 3,1 rgb(0, 127, 0)',
    ]);
    expect(pictureOf(text, 'll', ORIGINAL).glyphs).to.deep.equal(['@ 2,1 rgb(255, 255, 255)', 'T 3,1 rgb(0, 127, 0)']);
  });

  it('shows everything with a pattern on what was never seen and a dashed frame around the unseen, if wanted', () => {
    const { glyphs, dashes, strokes, colours } = pictureOf(TEXT, '', ORIGINAL, true);
    expect(glyphs).to.deep.equal(['@ 1,1 rgb(255, 255, 255)', `o 9,1 ${ORIGINAL.unseen}`]);
    expect(dashes).to.equal(1);
    expect(strokes).to.be.greaterThan(0);
    expect(colours[1]?.[5]).to.equal(ORIGINAL.ground.unknown.floor);
  });

  it('tells ground apart by patterns in readable colours', () => {
    const walls = pictureOf('map\n###\n#@#\n###\n', '', READABLE);
    expect(walls.strokes, 'two strokes for each wall in sight').to.equal(16);
    expect(walls.glyphs).to.deep.equal(['@ 1,1 #ffffff']);
  });

  it('is painted only where it is in view', () => {
    const { colours, glyphs } = pictureOf(TEXT, '', ORIGINAL, true, { firstColumn: 4, lastColumn: 6 });
    expect(glyphs).to.deep.equal([]);
    expect(colours[1]?.map((colour) => colour !== '').join()).to.equal(
      Array.from({ length: 11 }, (_, x) => x >= 4 && x <= 6).join(),
    );
  });

  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string): number => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
  };

  it('has enough contrast in readable colours, for glyphs and patterns', () => {
    const [player] = rogueGame.frame(play(TEXT)).entities;
    expect(player).to.exist;
    if (!player) return;
    for (const char of ['@', 'o', 'T', '%']) {
      const { glyph, body } = READABLE.glyphOf({ ...player, char }, true);
      expect(contrast(glyph, body ?? ''), char).to.be.greaterThan(7);
    }
    for (const { floor, wall, floorMark, wallMark } of Object.values(READABLE.ground)) {
      expect(contrast(floor, wall)).to.be.greaterThan(3);
      if (floorMark) expect(contrast(floor, floorMark)).to.be.greaterThan(4.5);
      if (wallMark) expect(contrast(wall, wallMark)).to.be.greaterThan(4.5);
    }
  });
});
