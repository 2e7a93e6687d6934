import type { RoguePanelKey } from '../../../src/games/rogue/texts';
import { textsOf } from '../../texts';

/** The text of a key that the board of the roguelike says. */
export const text = textsOf<RoguePanelKey>();
