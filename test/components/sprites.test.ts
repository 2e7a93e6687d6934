import { expect } from 'chai';
import { makePalette } from '../../webview/palette/palette';
import { MARGIN, paintSprite } from '../../webview/sprites/sprite';
import { GALLERY, type Piece } from '../webview/sprites/gallery';

const SIZES = [16, 24, 48, 96];
const KINDS = ['dark', 'light', 'high-contrast'] as const;
type Kind = (typeof KINDS)[number];

/** How much of what either of two silhouettes covers may be covered by both. */
const MOST_ALIKE = 0.85;

/** Painted with so much room around it: red, green, blue and opacity of each pixel. */
function paint({ sprite, hue }: Piece, size: number, room: number, kind: Kind): Uint8ClampedArray {
  const canvas = document.createElement('canvas');
  const side = (canvas.width = canvas.height = size + 2 * room);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The canvas has no context');
  const palette = makePalette(() => '', kind);
  paintSprite(context, sprite, room, room, size, { hue: hue(palette), palette });
  return context.getImageData(0, 0, side, side).data;
}

/** How opaque each pixel is, 0 to 255. */
const opacityOf = (...wanted: Parameters<typeof paint>): Uint8ClampedArray =>
  paint(...wanted).filter((_, at) => at % 4 === 3);

/** The colours of each pixel, as it is seen in a small cell. */
const seen = (piece: Piece): Uint8ClampedArray => paint(piece, 24, 0, 'dark').filter((_, at) => at % 4 !== 3);

/** The share of what either covers that both cover. */
function likeness(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let [both, either] = [0, 0];
  a.forEach((opacity, i) => {
    both += Math.min(opacity, b[i] ?? 0);
    either += Math.max(opacity, b[i] ?? 0);
  });
  return both / either;
}

describe('every sprite', () => {
  for (const [family, pieces] of Object.entries(GALLERY)) {
    for (const kind of KINDS) {
      it(`of the ${family} is seen at all sizes and stays in its square: ${kind}`, () => {
        for (const size of SIZES) {
          const room = size / 2;
          const margin = Math.ceil((size * MARGIN) / 100);
          const side = size + 2 * room;
          for (const piece of pieces) {
            const opacity = opacityOf(piece, size, room, kind);
            const title = `${piece.name} at ${size}`;
            expect(opacity.filter((alpha) => alpha > 60).length / size ** 2, title).to.be.above(0.04);
            const isOutside = (place: number): boolean => place < room - margin || place >= room + size + margin;
            const outside = opacity.findIndex(
              (alpha, pixel) => alpha > 0 && (isOutside(pixel % side) || isOutside(Math.floor(pixel / side))),
            );
            expect(outside, `${title} reaches out`).to.equal(-1);
          }
        }
      });
    }
  }

  for (const [family, pieces] of Object.entries(GALLERY)) {
    it(`of the ${family} is told apart by its silhouette`, () => {
      const silhouettes = pieces.map((piece) => opacityOf(piece, 24, 2, 'dark'));
      silhouettes.forEach((a, i) =>
        silhouettes.slice(0, i).forEach((b, j) => {
          const names = `${pieces[i]?.name} and ${pieces[j]?.name}`;
          expect(likeness(a, b), names).to.be.below(MOST_ALIKE);
        }),
      );
    });
  }

  it('of a robot tells by what lies on its hull what it does, since the hull tells its team', () => {
    const [attack, medic] = [GALLERY.attackRobots, GALLERY.medics].map((pieces) => pieces?.map(seen) ?? []);
    attack?.forEach((pixels, i) => {
      const others = medic?.[i] ?? [];
      const different = pixels.filter((part, at) => Math.abs(part - (others[at] ?? 0)) > 60).length;
      expect(different / pixels.length).to.be.above(0.12);
    });
  });

  it('leaves the context as it was', () => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The canvas has no context');
    const palette = makePalette(() => '', 'dark');
    for (const { sprite, hue } of Object.values(GALLERY).flat()) {
      paintSprite(context, sprite, 3, 4, 50, { hue: hue(palette), palette });
    }
    expect(context.getTransform().isIdentity).to.equal(true);
    expect([context.globalAlpha, context.lineWidth, context.fillStyle]).to.deep.equal([1, 1, '#000000']);
  });
});
