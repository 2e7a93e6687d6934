import { bash, defend, eruption, neutralize, strike, survivor, vigilance } from '../../sprites/cards';
import { FIGURE_HUES } from '../../sprites/hues';
import { cultist, ironClad, jawWorm, louse, silent, watcher } from '../../sprites/spireFigures';
import type { Palette } from '../../palette/palette';
import type { Sprite } from '../../sprites/sprite';
import type { Picture } from '../board';

/** The figures of monsters and players, by their names. */
export function figureOf(name: string, { green, purple }: Palette): Picture {
  const figures: Readonly<Record<string, Picture>> = {
    Louse: { sprite: louse, hue: FIGURE_HUES.louse },
    JawWorm: { sprite: jawWorm, hue: FIGURE_HUES.jawWorm },
    Cultist: { sprite: cultist, hue: FIGURE_HUES.cultist },
    IronClad: { sprite: ironClad, hue: FIGURE_HUES.ironClad },
    Silent: { sprite: silent, hue: green },
    Watcher: { sprite: watcher, hue: purple },
  };
  return figures[name] ?? { sprite: louse, hue: FIGURE_HUES.louse };
}

/** The kinds of cards, which give them their colours. */
export type CardTone = 'red' | 'blue' | 'purple';

const CARDS: Readonly<Record<string, { readonly sprite: Sprite; readonly tone: CardTone }>> = {
  Strike: { sprite: strike, tone: 'red' },
  Bash: { sprite: bash, tone: 'red' },
  Defend: { sprite: defend, tone: 'blue' },
  Survivor: { sprite: survivor, tone: 'blue' },
  Neutralize: { sprite: neutralize, tone: 'purple' },
  Eruption: { sprite: eruption, tone: 'red' },
  Vigilance: { sprite: vigilance, tone: 'purple' },
};

/** The picture of a card, and its kind. */
export const cardPicture = (name: string): { readonly sprite: Sprite; readonly tone: CardTone } =>
  CARDS[name] ?? { sprite: strike, tone: 'purple' };
