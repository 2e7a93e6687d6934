/** A colour of CSS: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** The names that themes and sprites use; all others are written as numbers. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  grey: '#808080',
  gray: '#808080',
  transparent: '#00000000',
};

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()`, `rgba()` or one of a few names; null for anything else. */
export function parseColour(css: string): Colour | null {
  const plain = css.trim().toLowerCase();
  return fromHex(NAMES[plain] ?? plain) ?? fromFunction(plain);
}

function fromHex(css: string): Colour | null {
  if (!/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(css)) return null;
  const digits = css.length < 7 ? css.slice(1).replaceAll(/./g, '$&$&') : css.slice(1);
  const part = (at: number): number => parseInt(digits.slice(at, at + 2), 16);
  return { red: part(0), green: part(2), blue: part(4), alpha: digits.length === 8 ? part(6) / 255 : 1 };
}

/** Takes both notations: with commas, and with blanks and a slash. */
function fromFunction(css: string): Colour | null {
  const inside = /^rgba?\(([^()]+)\)$/.exec(css)?.[1]?.trim();
  const parts = inside?.split(/\s*[,/]\s*|\s+/) ?? [];
  if (parts.length < 3 || parts.length > 4) return null;
  const [red, green, blue, alpha = 1] = parts.map((part, i) => numberOf(part, i < 3 ? 255 : 1));
  if (red === undefined || green === undefined || blue === undefined) return null;
  const all = [red, green, blue, alpha];
  return all.some((part) => Number.isNaN(part)) ? null : { red, green, blue, alpha };
}

function numberOf(text: string, whole: number): number {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)%?$/.test(text)) return NaN;
  const value = text.endsWith('%') ? (parseFloat(text) / 100) * whole : parseFloat(text);
  return Math.min(Math.max(value, 0), whole);
}

/** Writes a colour as CSS does: `#rrggbb`, or `rgba()` where something shines through. */
export function toCss({ red, green, blue, alpha }: Colour): string {
  const parts = [red, green, blue].map(Math.round);
  if (alpha < 1) return `rgba(${parts.join(', ')}, ${Math.round(alpha * 1000) / 1000})`;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Takes this share of the second colour and the rest of the first. */
export function mix(a: Colour, b: Colour, shareOfB: number): Colour {
  const part = (of: keyof Colour): number => a[of] + (b[of] - a[of]) * shareOfB;
  return { red: part('red'), green: part('green'), blue: part('blue'), alpha: part('alpha') };
}

/** What is seen where a colour lies over a ground that nothing shines through. */
export function over(colour: Colour, ground: Colour): Colour {
  return { ...mix(ground, { ...colour, alpha: 1 }, colour.alpha), alpha: 1 };
}

/** How bright a colour is, 0 to 1, as WCAG 2 reckons it. */
function luminanceOf({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How well two colours can be told apart, 1 to 21, as WCAG 2 reckons it. */
export function contrastOf(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a hue with another colour in steps of 10 % until it stands out enough from the ground; at last it is that colour. */
export function withContrast(hue: Colour, ground: Colour, least: number, towards: Colour): Colour {
  for (let tenths = 0; tenths < 10; tenths++) {
    const mixed = mix(hue, towards, tenths / 10);
    // What is written has whole numbers, so these are what must pass.
    const written = parseColour(toCss(mixed)) ?? mixed;
    if (contrastOf(written, ground) >= least) return written;
  }
  return towards;
}
