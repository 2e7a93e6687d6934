import { expect } from 'chai';
import fc from 'fast-check';
import { propertyOptions } from '../../support/property';
import { contrastOf, parseColour, type Colour } from '../../../webview/palette/colour';
import { asText, makePalette, type Palette } from '../../../webview/palette/palette';
import { HUES, type ThemeKind } from '../../../webview/palette/tokens';

const KINDS: readonly ThemeKind[] = ['dark', 'light', 'high-contrast', 'high-contrast-light'];
const nothing = (): string => '';
const theme =
  (colours: Readonly<Record<string, string>>) =>
  (variable: string): string =>
    colours[variable.replace('--vscode-', '')] ?? '';

const colourOf = (css: string): Colour => parseColour(css) ?? { red: NaN, green: NaN, blue: NaN, alpha: 1 };
const contrast = (a: string, b: string): number => contrastOf(colourOf(a), colourOf(b));

describe('the palette', () => {
  const table: Readonly<Record<ThemeKind, Partial<Palette>>> = {
    dark: {
      ...{
        surface: '#1f1f1f',
        text: '#cccccc',
        blue: '#59a4f9',
        green: '#89d185',
        poison: '#9bd13c',
        energy: '#8a5a00',
      },
      ...{ floor: '#2b2b2b', grid: '#373737', wall: '#4c4c4c', wallFront: '#373737', wallEdge: '#6c6c6c' },
      ...{ isLight: false, isHighContrast: false },
    },
    light: {
      ...{
        surface: '#ffffff',
        text: '#3b3b3b',
        blue: '#1a73d6',
        green: '#2c7a2a',
        poison: '#6f9d1c',
        energy: '#8a5a00',
      },
      ...{ floor: '#f7f7f7', grid: '#e9e9e9', wall: '#939393', wallFront: '#6a6a6a', wallEdge: '#a7a7a7' },
      ...{ isLight: true, isHighContrast: false },
    },
    'high-contrast': {
      ...{ surface: '#000000', text: '#ffffff', floor: '#000000', wallEdge: '#ffffff', controlEdge: '#6fc3df' },
      ...{ isLight: false, isHighContrast: true },
    },
    'high-contrast-light': {
      ...{ surface: '#ffffff', text: '#292929', floor: '#ffffff', wallEdge: '#292929', controlEdge: '#0f4a85' },
      ...{ isLight: true, isHighContrast: true },
    },
  };
  for (const kind of KINDS) {
    it(`has colours of its own where a ${kind} theme gives none`, () => {
      expect(makePalette(nothing, kind)).to.deep.include(table[kind]);
    });

    it(`has hues that stand out on the floor of a ${kind} theme`, () => {
      const palette = makePalette(nothing, kind);
      for (const hue of HUES) expect(contrast(palette[hue], palette.floor), hue).to.be.at.least(3);
      expect(contrast(palette.action, palette.surface), 'action').to.be.at.least(3);
    });

    it(`makes every hue readable as text in a ${kind} theme`, () => {
      const palette = makePalette(nothing, kind);
      for (const hue of HUES) {
        expect(contrast(asText(palette[hue], palette), palette.surface), hue).to.be.at.least(4.5);
        expect(contrast(asText(palette[hue], palette, palette.wall), palette.wall), `${hue} on wall`).to.be.at.least(
          4.5,
        );
      }
    });
  }

  it('takes what the theme gives', () => {
    const read = theme({ 'editor-background': '#002b36', foreground: '#eee8d5', 'charts-blue': '#268bd2' });
    const { blue, surface, text } = makePalette(read, 'dark');
    expect([surface, text, blue]).to.deep.equal(['#002b36', '#eee8d5', '#268bd2']);
  });

  it('lets the surface shine through where a theme does', () => {
    const read = theme({ 'editor-background': '#000000', 'panel-border': 'rgba(255, 255, 255, 0.2)' });
    expect(makePalette(read, 'dark').line).to.equal('#333333');
  });

  it('keeps its own colour where the theme has what it cannot read', () => {
    expect(makePalette(theme({ 'charts-red': 'color-mix(in srgb, red, blue)' }), 'dark').red).to.equal('#f14c4c');
  });

  it('reads a theme whose text is as faint as its hues', () => {
    const faint = { 'editor-background': '#777777', foreground: '#7a7a7a', 'charts-red': '#787878' };
    const palette = makePalette(theme(faint), 'dark');
    expect(contrast(palette.red, palette.floor)).to.be.at.least(3);
    expect(contrast(asText(palette.red, palette), palette.surface)).to.be.at.least(4.5);
  });

  it('has hues that stand out in any theme', () => {
    const css = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    const check = (surface: string, text: string, hue: string, kind: ThemeKind): void => {
      const read = (variable: string): string =>
        variable.includes('charts') ? hue : variable.endsWith('foreground') ? text : surface;
      const palette = makePalette(read, kind);
      for (const name of HUES) expect(contrast(palette[name], palette.floor), name).to.be.at.least(3);
    };
    fc.assert(fc.property(css, css, css, fc.constantFrom(...KINDS), check), propertyOptions(200));
  });

  it('makes the theme’s text of a colour that cannot be read', () => {
    const palette = makePalette(nothing, 'dark');
    expect(asText('nonsense', palette)).to.equal(palette.text);
  });
});
