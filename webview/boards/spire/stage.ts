/** More encounters than these are not shown as dots. */
export const MOST_DOTS = 12;

/** The sides of a figure, and what stands above and below it, in CSS pixels. */
const LEAST_SIDE = 36;
const MOST_SIDE = 168;
const AROUND = 112;
const AROUND_SMALL = 72;

/** The side of a figure, in CSS pixels, so that the player and so many monsters stand side by side in the room. */
export function figureSide(
  { width, height }: { readonly width: number; readonly height: number },
  monsters: number,
): number {
  const across = (width - 24) / (monsters + 1) - 16;
  const down = height - (height < 220 ? AROUND_SMALL : AROUND);
  return Math.round(Math.max(LEAST_SIDE, Math.min(MOST_SIDE, across, down)));
}
