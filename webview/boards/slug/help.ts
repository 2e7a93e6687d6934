import { goal } from '../../sprites/tiles';
import { angrySlug, niceSlug, scaredSlug } from '../../sprites/slugs';
import { dartSign, rockSign, swordSign } from '../../sprites/weapons';
import type { Help } from '../board';
import type { SlugColours } from './colours';
import { text } from './texts';

/** How SlugDungeon is played, with its figures in the board's colours. */
export function slugHelp({ slugs, goal: goalHue }: SlugColours): Help {
  const slug = (name: 'NiceSlug' | 'AngrySlug' | 'ScaredSlug', sprite: typeof niceSlug): Help['figures'][number] => ({
    pictures: [{ sprite, hue: slugs[name] ?? '' }],
    name: text(`slug.help.${name}`),
    text: text(`slug.help.${name}-text`),
  });
  return {
    goal: text('slug.help.goal'),
    figures: [
      slug('NiceSlug', niceSlug),
      slug('AngrySlug', angrySlug),
      slug('ScaredSlug', scaredSlug),
      {
        pictures: [{ sprite: swordSign }, { sprite: dartSign }, { sprite: rockSign }],
        name: text('slug.help.weapons'),
        text: text('slug.help.weapons-text'),
      },
      { pictures: [{ sprite: goal, hue: goalHue }], name: text('slug.help.exit'), text: text('slug.help.exit-text') },
    ],
  };
}
