import { head, slotMark, tail } from '../../sprites/snakes';
import type { Help } from '../board';
import { colourOf, type SnakesColours } from './colours';
import { text } from './texts';

/** How a battle goes, with the signs in the colour of the first snake. */
export function snakesHelp(colours: SnakesColours): Help {
  const hue = colourOf(colours, 1);
  const figure = (sprite: ReturnType<typeof head>, name: 'head' | 'body' | 'tail'): Help['figures'][number] => ({
    pictures: [{ sprite, hue }],
    name: text(`snakes.help.${name}`),
    text: text(`snakes.help.${name}-text`),
  });
  return {
    goal: text('snakes.help.goal'),
    figures: [figure(head('east'), 'head'), figure(slotMark(0), 'body'), figure(tail('east'), 'tail')],
  };
}
