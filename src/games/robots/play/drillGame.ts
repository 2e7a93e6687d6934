import type { Game } from '../../game';
import { ask, isQuestion } from './queries';
import { drillArena } from './drill';
import type { RobotsFrame } from './frame';
import { robotsGame } from './game';
import { medicCommandsFormat } from '../language/medic/format';
import type { MedicCommands } from '../language/medic/medicCommands';
import type { RobotsState } from './state';

/**
 * A robot war that a medic file plays alone, as a drill; all but the start is the war's own. The lines of the frame's robots mean nothing, those of
 * their commands are the file's. `docs/games/robots.md#a-drill`
 */
export const drillGame: Game<MedicCommands, RobotsState, RobotsFrame> = {
  ...robotsGame,
  format: medicCommandsFormat,
  isPractice: true,
  /** Nobody's place is written in a medic file. */
  rangeOfCell: () => null,
  ask: (state, question) => (isQuestion(question, 'drill') ? true : ask(state, question)),
  seedOf: () => robotsGame.seedOf(drillArena('').definition),
  start({ source }, seed) {
    const { definition, companions } = drillArena(source.text);
    return robotsGame.start(definition, seed, companions);
  },
};
