import type { SlugPanelKey } from '../../../src/games/slug/texts';
import { textsOf } from '../../texts';

/** The text of a key that the board of SlugDungeon says. */
export const text = textsOf<SlugPanelKey>();
