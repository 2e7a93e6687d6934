import type { Game } from '../../game';
import { isOnBoard, SIZE, squareAt } from '../facts/board';
import type { Arena } from '../language/arena/arena';
import { rangeOfWord } from '../language/arena/arenaLine';
import { robotArenaFormat } from '../language/arena/format';
import type { RobotsFrame } from './frame';
import { robotsQueries, type RobotsQueries } from './queries';
import { startWar, type RobotsState } from './setup';
import { WAR } from './war';

/** Robot war as a state machine: an arena file and the medic files that it names. */
export const robotsGame: Game<Arena, RobotsState, RobotsFrame, RobotsQueries> = {
  ...WAR,
  id: 'robots',
  format: robotArenaFormat,
  seedOf: ({ seed }) => seed,
  start: startWar,
  queries: (state) => robotsQueries(state, false),
  /** The line of the robot that starts in the cell. */
  rangeOfCell(arena, [row, column]) {
    const y = SIZE - 1 - row;
    const robot = isOnBoard(column, y) ? arena.holderOf(squareAt(column, y)) : null;
    return robot && rangeOfWord(robot, robot.code);
  },
};
