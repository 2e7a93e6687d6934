import { text } from './texts';

/** Where something is from the player, so many columns to the east and rows to the south: `2 west`, `3 south-east`, `1 north, 4 east`. */
export function wayTo(east: number, south: number): string {
  const [columns, rows] = [Math.abs(east), Math.abs(south)];
  const vertical = south === 0 ? null : south < 0 ? 'north' : 'south';
  const horizontal = east === 0 ? null : east < 0 ? 'west' : 'east';
  if (vertical && horizontal && rows === columns) {
    return text('rogue.sight.way', { count: rows, direction: text(`rogue.way.${vertical}-${horizontal}`) });
  }
  const parts = [
    ...(vertical ? [text('rogue.sight.way', { count: rows, direction: text(`rogue.way.${vertical}`) })] : []),
    ...(horizontal ? [text('rogue.sight.way', { count: columns, direction: text(`rogue.way.${horizontal}`) })] : []),
  ];
  return parts.join(', ');
}
