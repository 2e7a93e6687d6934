import { asText, forgetPalette, readPalette } from './palette/palette';

const TONES = ['red', 'blue', 'yellow', 'orange', 'green', 'purple'] as const;

/**
 * Hands the palette to style sheets as custom properties of the page: `--tone-red` for shapes, `--tone-red-text` for text, and so on, each with
 * contrast enough. To be called again when the theme is another one.
 */
export function providePalette(): void {
  forgetPalette();
  const palette = readPalette();
  const { style } = document.documentElement;
  for (const tone of TONES) {
    style.setProperty(`--tone-${tone}`, palette[tone]);
    style.setProperty(`--tone-${tone}-text`, asText(palette[tone], palette));
  }
  style.setProperty('--tone-quiet', palette.quiet);
  style.setProperty('--tone-quiet-text', palette.text);
}
