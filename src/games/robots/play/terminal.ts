import type { Message } from '../../../core/message';
import { SIZE } from '../facts/board';
import type { TerminalPlay } from '../../terminalPlay';
import type { RobotsPanelKey } from '../texts';
import { statusOf } from './frame';
import type { RobotsState } from './setup';
import { CELL_WIDTH } from './textBoard';

/** How a robot war is shown in a terminal. */
export const terminal: TerminalPlay<RobotsState> = {
  isFramed: true,

  verdict(state): Message<RobotsPanelKey> | null {
    if (statusOf(state) === 'playing') return null;
    return state.winner === null
      ? { key: 'robots.nobody-won' }
      : { key: 'robots.log.wins', args: { team: state.winner } };
  },

  inks:
    ({ world }) =>
    (row, column) => {
      // Row 0 is the line above the board, and north is at the top.
      const x = Math.floor(column / CELL_WIDTH);
      const robot = row >= 1 && row <= SIZE && x < SIZE ? world.testPosition(x, SIZE - row) : null;
      return robot && (robot.getTeam() === 1 ? 'cyan' : 'yellow');
    },
};
