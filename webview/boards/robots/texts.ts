import type { RobotsPanelKey } from '../../../src/games/robots/texts';
import { textsOf } from '../../texts';

/** The text of a key that the board of robot war says. */
export const text = textsOf<RobotsPanelKey>();
