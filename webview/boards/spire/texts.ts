import type { SpirePanelKey } from '../../../src/games/spire/texts';
import { textsOf } from '../../texts';

/** The text of a key that the board of Spire says. */
export const text = textsOf<SpirePanelKey>();
