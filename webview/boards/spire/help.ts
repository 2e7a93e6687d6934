import { readPalette } from '../../palette/palette';
import type { Help } from '../board';
import { SIGNS, type SignName } from './intents';
import { text } from './texts';

/** How the card game is played, with the signs of what monsters intend. */
export function spireHelp(): Help {
  const palette = readPalette();
  const figure = (name: SignName): Help['figures'][number] => ({
    pictures: [{ sprite: SIGNS[name].sprite, hue: palette[SIGNS[name].tone] }],
    name: text(`spire.help.${name}`),
    text: text(`spire.help.${name}-text`),
  });
  return {
    goal: text('spire.help.goal'),
    figures: (['damage', 'block', 'strength', 'weak', 'vulnerable'] as const).map(figure),
  };
}
