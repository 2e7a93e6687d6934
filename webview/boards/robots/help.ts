import type { Help } from '../board';
import type { RobotsColours } from './colours';
import { signOf } from './figures';
import { text } from './texts';

/** How a war goes, with the robots in the colours of their teams. */
export function robotsHelp({ teams }: RobotsColours): Help {
  const both = (kind: 'attack' | 'medic'): Help['figures'][number] => ({
    pictures: [
      { sprite: signOf(1, kind), hue: teams[1] },
      { sprite: signOf(2, kind), hue: teams[2] },
    ],
    name: text(`robots.help.${kind}`),
    text: text(`robots.help.${kind}-text`),
  });
  return { goal: text('robots.help.goal'), figures: [both('attack'), both('medic')] };
}
