import { contrastOf, mix, over, parseColour, toCss, withContrast, type Colour } from './colour';
import { FALLBACKS, FIXED, HUES, type HueName, type ThemeKind } from './tokens';
import { themeKind } from './themeKind';

/** The colours that boards and sprites are drawn in, all of CSS and opaque: the theme's own, and what is derived from them. */
export interface Palette extends Readonly<Record<HueName, string>> {
  readonly surface: string;
  readonly footer: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly controlEdge: string;
  readonly action: string;
  readonly floor: string;
  readonly grid: string;
  readonly wall: string;
  readonly wallFront: string;
  readonly wallEdge: string;
  readonly isLight: boolean;
  readonly isHighContrast: boolean;
  readonly steel: string;
  readonly brass: string;
  readonly wood: string;
  readonly stone: string;
  readonly poison: string;
  readonly healing: string;
  readonly energy: string;
}

const BLACK: Colour = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 };

/** What a hue needs on the floor, and as text. */
const LEAST = 3;
const LEAST_AS_TEXT = 4.5;

/** Derives the palette from a theme; `read` gives a custom property's value, or nothing. */
export function makePalette(read: (variable: string) => string, kind: ThemeKind): Palette {
  const fallbacks = FALLBACKS[kind];
  const isLight = kind === 'light' || kind === 'high-contrast-light';
  const isHighContrast = kind.startsWith('high-contrast');
  const paper = isLight ? WHITE : BLACK;
  const colour = (role: keyof typeof fallbacks, ground: Colour): Colour => {
    const { variable, value } = fallbacks[role];
    return over(parseColour(read(variable)) ?? parseColour(value) ?? ground, ground);
  };
  const surface = colour('surface', paper);
  const text = colour('text', surface);
  const toText = (share: number): Colour => mix(surface, text, share);
  const [floorShare, gridShare, wallShare] = SHARES[isHighContrast ? 'contrast' : isLight ? 'light' : 'dark'];
  const floor = toText(floorShare);
  const wall = toText(wallShare);
  const pole = poleOf(text, floor);
  // A hue that shines through elsewhere is meant in full here.
  const hue = (name: HueName): string => {
    const { variable, value } = fallbacks[name];
    const full = parseColour(read(variable)) ?? parseColour(value) ?? text;
    return toCss(withContrast({ ...full, alpha: 1 }, floor, LEAST, pole));
  };
  const plain = (role: keyof typeof fallbacks): string => toCss(colour(role, surface));
  const hues = Object.fromEntries(HUES.map((name) => [name, hue(name)])) as Record<HueName, string>;
  return {
    ...FIXED,
    ...hues,
    poison: isLight ? '#6f9d1c' : FIXED.poison,
    surface: toCss(surface),
    footer: plain('footer'),
    text: toCss(text),
    quiet: plain('quiet'),
    line: plain('line'),
    controlEdge: plain('controlEdge'),
    action: toCss(withContrast(colour('action', surface), surface, LEAST, text)),
    floor: toCss(floor),
    grid: toCss(toText(gridShare)),
    wall: toCss(wall),
    wallFront: toCss(isHighContrast ? wall : mix(wall, BLACK, 0.28)),
    wallEdge: toCss(isHighContrast ? text : mix(wall, WHITE, 0.18)),
    isLight,
    isHighContrast,
  };
}

/** How much text is in floor, grid and wall. */
const SHARES = {
  dark: [0.07, 0.14, 0.26],
  light: [0.04, 0.11, 0.55],
  contrast: [0, 0.28, 0.2],
} as const;

/** What hues are mixed with: the text, or black or white where the theme's text itself is faint. */
function poleOf(text: Colour, floor: Colour): Colour {
  if (contrastOf(text, floor) >= LEAST_AS_TEXT) return text;
  return contrastOf(WHITE, floor) > contrastOf(BLACK, floor) ? WHITE : BLACK;
}

/** A colour as it can be read as text on a ground, by default on the panel itself. */
export function asText(css: string, palette: Palette, ground = palette.surface): string {
  const under = parseColour(ground) ?? BLACK;
  const colour = parseColour(css);
  const text = poleOf(parseColour(palette.text) ?? WHITE, under);
  return toCss(colour ? withContrast(over(colour, under), under, LEAST_AS_TEXT, text) : text);
}

let kept: { readonly classes: string; readonly palette: Palette } | undefined;

/** The palette of the theme that is on; kept until the body's classes change or it is forgotten. */
export function readPalette(): Palette {
  const classes = document.body.className;
  if (kept?.classes !== classes) {
    const style = getComputedStyle(document.body);
    kept = { classes, palette: makePalette((variable) => style.getPropertyValue(variable), themeKind()) };
  }
  return kept.palette;
}

/** Reads the theme anew at the next question: for whoever hears that the theme changed. */
export function forgetPalette(): void {
  kept = undefined;
}
