import type { Palette } from '../../palette/palette';
import type { Brush } from '../canvasBoard';
import { ORIGINAL, READABLE, READABLE_DARK, type SlugColours } from './colours';

/** What a palette says of the ground, where the board has ground of its own and not the theme's. */
type Ground = Pick<Palette, 'floor' | 'grid' | 'quiet' | 'poison' | 'isLight' | 'isHighContrast'>;

const onLight = ({ floor, grid }: SlugColours, isHighContrast: boolean): Ground => ({
  floor,
  grid,
  quiet: '#616161',
  poison: '#6f9d1c',
  isLight: true,
  isHighContrast,
});

const GROUNDS: ReadonlyMap<SlugColours, Ground> = new Map([
  [ORIGINAL, onLight(ORIGINAL, false)],
  [READABLE, onLight(READABLE, true)],
  [
    READABLE_DARK,
    { ...onLight(READABLE_DARK, true), quiet: '#b0b0b0', poison: '#9bd13c', isLight: false } satisfies Ground,
  ],
]);

const known = new WeakMap<Palette, Map<SlugColours, Palette>>();

/** A brush for figures that stand on a board of these colours: the same palette as long as theme and colours are the same. */
export function brushFor(brush: Brush, colours: SlugColours): Brush {
  const ground = GROUNDS.get(colours);
  if (!ground) return brush;
  const { palette } = brush;
  const byColours = known.get(palette) ?? new Map<SlugColours, Palette>();
  known.set(palette, byColours);
  const adapted = byColours.get(colours) ?? { ...palette, ...ground };
  byColours.set(colours, adapted);
  return { ...brush, palette: adapted };
}
