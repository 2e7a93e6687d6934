import { expect } from 'chai';
import fc from 'fast-check';
import { propertyOptions } from '../../support/property';
import { contrastOf, mix, over, parseColour, toCss, withContrast, type Colour } from '../../../webview/palette/colour';

const colourOf = (css: string): Colour => {
  const colour = parseColour(css);
  if (!colour) throw new Error(`${css} is no colour`);
  return colour;
};

const colours = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map(([red, green, blue]): Colour => ({ red, green, blue, alpha: 1 }));

describe('a colour of CSS', () => {
  const readable: readonly [css: string, written: string][] = [
    ['#fa0', '#ffaa00'],
    ['#fa08', 'rgba(255, 170, 0, 0.533)'],
    ['#59A4F9', '#59a4f9'],
    ['#59a4f980', 'rgba(89, 164, 249, 0.502)'],
    [' #59a4f9ff ', '#59a4f9'],
    ['rgb(1, 2, 3)', '#010203'],
    ['rgb(1 2 3)', '#010203'],
    ['rgb(100%, 50%, 0%)', '#ff8000'],
    ['rgba(204, 204, 204, 0.2)', 'rgba(204, 204, 204, 0.2)'],
    ['rgb(204 204 204 / 20%)', 'rgba(204, 204, 204, 0.2)'],
    ['rgba(300, -5, 3, 4)', '#ff0003'],
    ['rgba(0, 0, 0, .5)', 'rgba(0, 0, 0, 0.5)'],
    ['white', '#ffffff'],
    ['Grey', '#808080'],
    ['transparent', 'rgba(0, 0, 0, 0)'],
  ];
  for (const [css, written] of readable) {
    it(`is read from "${css}"`, () => {
      expect(toCss(colourOf(css))).to.equal(written);
    });
  }

  const unreadable = ['', '#', '#12', '#12345', '#1234567', '#ggg', 'rgb(1, 2)', 'rgb(1, 2, 3, 4, 5)', 'rgb(a, b, c)'];
  for (const css of [
    ...unreadable,
    'hsl(1, 2%, 3%)',
    'var(--x)',
    'nonsense',
    'rgb(1, 2, 3',
    'rgb(1,, 3)',
    'constructor',
  ]) {
    it(`is not read from "${css}"`, () => {
      expect(parseColour(css)).to.equal(null);
    });
  }

  it('comes back from what is written of it', () => {
    const check = (colour: Colour): void => void expect(parseColour(toCss(colour))).to.deep.equal(colour);
    fc.assert(fc.property(colours, check), propertyOptions(200));
  });
});

describe('mixing colours', () => {
  const table: readonly [share: number, written: string][] = [
    [0, '#000000'],
    [0.07, '#0e0700'],
    [0.5, '#643200'],
    [1, '#c86400'],
  ];
  for (const [share, written] of table) {
    it(`takes ${share * 100} % of the second`, () => {
      expect(toCss(mix(colourOf('black'), colourOf('#c86400'), share))).to.equal(written);
    });
  }

  it('lays what shines through over its ground', () => {
    expect(toCss(over(colourOf('rgba(255, 255, 255, 0.2)'), colourOf('#000')))).to.equal('#333333');
    expect(toCss(over(colourOf('#123456'), colourOf('#fff')))).to.equal('#123456');
  });
});

describe('contrast', () => {
  const table: readonly [a: string, b: string, contrast: number][] = [
    ['#000', '#fff', 21],
    ['#fff', '#000', 21],
    ['#777', '#fff', 4.48],
    ['#59a4f9', '#59a4f9', 1],
    ['#f00', '#fff', 4],
  ];
  for (const [a, b, contrast] of table) {
    it(`of ${a} and ${b} is ${contrast}`, () => {
      expect(contrastOf(colourOf(a), colourOf(b))).to.be.closeTo(contrast, 0.005);
    });
  }

  it('leaves a hue alone that has enough', () => {
    expect(toCss(withContrast(colourOf('#59a4f9'), colourOf('#1f1f1f'), 4.5, colourOf('#cccccc')))).to.equal('#59a4f9');
  });

  it('is reached in steps of a tenth, no step more than needed', () => {
    const [hue, ground, text] = [colourOf('#303080'), colourOf('#1f1f1f'), colourOf('#cccccc')];
    const reached = withContrast(hue, ground, 3, text);
    expect(toCss(reached)).to.equal(toCss(mix(hue, text, 0.4)));
    expect(contrastOf(mix(hue, text, 0.3), ground)).to.be.below(3);
    expect(contrastOf(reached, ground)).to.be.at.least(3);
  });

  it('ends at the colour that is mixed in', () => {
    expect(toCss(withContrast(colourOf('#222'), colourOf('#111'), 21, colourOf('#333')))).to.equal('#333333');
  });
});
