import { expect } from 'chai';
import { makePalette, readPalette } from '../../webview/palette/palette';
import { mirrored, scaled, turned, type Inks, type Sprite } from '../../webview/sprites/sprite';
import { SpriteCache } from '../../webview/sprites/spriteCache';
import '../../webview/sprites/spriteElement';
import { Picture } from './picture';
import { mount, partOf, settled, until } from './support';
import { leaveTheme, useTheme } from './themes';

/** A square in the upper left corner; counts how often it was painted. */
function corner(): { sprite: Sprite; painted: () => number } {
  let count = 0;
  const sprite: Sprite = (context, { hue }) => {
    count++;
    context.fillStyle = hue;
    context.fillRect(0, 0, 25, 25);
  };
  return { sprite, painted: () => count };
}

const inks: Inks = { hue: '#ff0000', palette: makePalette(() => '', 'dark') };

function canvasOf(side: number, draw: (context: CanvasRenderingContext2D) => void): Picture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The canvas has no context');
  draw(context);
  return Picture.of(canvas);
}

describe('changing a sprite', () => {
  const { sprite } = corner();
  const table: readonly [title: string, changed: Sprite, x: number, y: number][] = [
    ['a quarter turn goes clockwise', turned(sprite, 1), 90, 10],
    ['two turn it about', turned(sprite, 2), 90, 90],
    ['three turn it to the left', turned(sprite, 3), 10, 90],
    ['mirroring turns left to right', mirrored(sprite), 90, 10],
    ['scaling keeps the middle', scaled(sprite, 0.5), 30, 30],
  ];
  for (const [title, changed, x, y] of table) {
    it(title, () => {
      const picture = canvasOf(100, (context) => changed(context, inks));
      expect(picture.at(x, y)).to.equal('#ff0000');
      expect(picture.shareOf('#ff0000')).to.equal(title.startsWith('scaling') ? 0.0144 : 0.0625);
    });
  }
});

describe('a cache of sprites', () => {
  it('paints once what looks the same', () => {
    const { sprite, painted } = corner();
    const cache = new SpriteCache();
    canvasOf(100, (context) => {
      for (const x of [0, 40]) cache.put(context, 'corner', sprite, x, 0, 40, inks);
      expect(painted()).to.equal(1);
      cache.put(context, 'corner', sprite, 0, 0, 20, inks);
      cache.put(context, 'corner', sprite, 0, 0, 40, { ...inks, hue: '#00ff00' });
      cache.put(context, 'another', sprite, 0, 0, 40, inks);
      expect(painted()).to.equal(4);
      cache.put(context, 'corner', sprite, 0, 0, 40, { ...inks, palette: makePalette(() => '', 'light') });
      expect(painted()).to.equal(5);
      cache.forget();
      cache.put(context, 'corner', sprite, 0, 0, 40, inks);
      expect(painted()).to.equal(6);
    });
  });

  for (const scale of [1, 2]) {
    it(`is as crisp as painting, at ${scale} pixels a pixel`, () => {
      const { sprite } = corner();
      const picture = canvasOf(200, (context) => {
        context.scale(scale, scale);
        new SpriteCache().put(context, 'corner', sprite, 8, 4, 40, inks);
      });
      expect(picture.colours).to.have.members(['#ff0000', '']);
      expect(picture.at(8 * scale, 4 * scale)).to.equal('#ff0000');
      expect(picture.at(18 * scale - 1, 14 * scale - 1)).to.equal('#ff0000');
      expect(picture.shareOf('#ff0000')).to.equal((10 * scale) ** 2 / 200 ** 2);
    });
  }

  it('keeps what reaches beyond the square a little', () => {
    const wide: Sprite = (context) => context.fillRect(-5, -5, 110, 110);
    const picture = canvasOf(200, (context) => new SpriteCache().put(context, 'wide', wide, 50, 50, 100, inks));
    expect(picture.shareOf('#000000')).to.equal(110 ** 2 / 200 ** 2);
  });

  it('lets go of the oldest where there are very many', () => {
    const { sprite, painted } = corner();
    const cache = new SpriteCache();
    canvasOf(10, (context) => {
      for (let name = 0; name < 500; name++) cache.put(context, String(name), sprite, 0, 0, 8, inks);
      cache.put(context, '499', sprite, 0, 0, 8, inks);
      expect(painted()).to.equal(500);
      cache.put(context, '0', sprite, 0, 0, 8, inks);
      expect(painted()).to.equal(501);
    });
  });
});

describe('a sprite among texts', () => {
  afterEach(leaveTheme);

  it('takes the place of its size, and says nothing to a screen reader', async () => {
    const element = await mount('turnsmith-sprite', { sprite: corner().sprite, hue: '#ff0000', size: 24 });
    const { width, height } = element.getBoundingClientRect();
    expect([width, height]).to.deep.equal([24, 24]);
    const canvas = partOf(element, 'canvas');
    expect(canvas.getAttribute('aria-hidden')).to.equal('true');
    expect(Picture.of(canvas).shareOf('#ff0000')).to.be.closeTo(36 / canvas.width ** 2, 0.001);
  });

  it('is painted anew with another hue or theme', async () => {
    const { sprite, painted } = corner();
    const element = await mount('turnsmith-sprite', { sprite, hue: '#ff0000' });
    element.hue = '#00ff00';
    await settled(element);
    expect(Picture.of(partOf(element, 'canvas')).has('#00ff00')).to.equal(true);
    const before = painted();
    useTheme('Light Modern');
    await until(() => painted() > before);
  });

  it('takes the theme’s text where it has no hue', async () => {
    useTheme('Dark Modern');
    const element = await mount('turnsmith-sprite', { sprite: corner().sprite });
    expect(Picture.of(partOf(element, 'canvas')).has('#cccccc')).to.equal(true);
    useTheme('Light Modern');
    await until(() => Picture.of(partOf(element, 'canvas')).has('#3b3b3b'));
    element.remove();
  });
});

describe('the palette of the page', () => {
  afterEach(leaveTheme);

  it('follows the theme', () => {
    useTheme('Dark Modern');
    const dark = readPalette();
    expect(dark).to.include({ surface: '#1f1f1f', isLight: false, isHighContrast: false });
    expect(readPalette()).to.equal(dark);
    useTheme('Light Modern');
    expect(readPalette()).to.include({ surface: '#ffffff', isLight: true, isHighContrast: false });
  });
});
