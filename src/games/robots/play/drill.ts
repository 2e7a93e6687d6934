import { SourceText } from '../../../core/sourceText';
import { parse } from '../../analysis';
import type { ReferencedFile } from '../../fileFormat';
import type { Game } from '../../game';
import type { GameSetup } from '../../setup';
import { FULL_HEALTH } from '../facts/robots';
import { DEFAULT_SEED } from '../facts/vocabulary';
import { Arena } from '../language/arena/arena';
import { medicCommandsFormat } from '../language/medic/format';
import type { MedicCommands } from '../language/medic/medicCommands';
import { MIDDLE } from '../language/medic/walk';
import type { RobotsFrame } from './frame';
import { healthsOf } from './healths';
import { robotsQueries, type RobotsQueries } from './queries';
import { startWar, type RobotsState } from './setup';
import { WAR } from './war';

const DRILL_FILE = 'drill.medic';
const REST_FILE = 'rest.medic';
const WOUNDED = 20;

/**
 * A medic in the middle of an empty board, facing north, and two wounded teammates without commands: one on its right, and one that is on its
 * left after a step forward. They look away from it, so that it alone does the healing.
 */
const DRILL = new Arena(
  new SourceText(
    [
      `medic 1 ${MIDDLE.x} ${MIDDLE.y} ${MIDDLE.direction} ${DRILL_FILE}`,
      `medic 1 ${MIDDLE.x + 1} ${MIDDLE.y} E ${REST_FILE}`,
      `medic 1 ${MIDDLE.x - 1} ${MIDDLE.y + 1} W ${REST_FILE}`,
    ].join('\n'),
  ),
);

/**
 * A war that a medic file plays alone. Everything but the start is as in the war. The `line` of a robot in the frame means nothing, that of its
 * command is in the medic file. `docs/games/robots.md#a-drill`
 */
export const drillGame: Game<MedicCommands, RobotsState, RobotsFrame, RobotsQueries> = {
  ...WAR,
  id: 'robots-drill',
  format: medicCommandsFormat,
  isPractice: true,
  seedOf: () => DEFAULT_SEED,
  start: startDrill,
  queries: (state) => robotsQueries(state, true),
};

function startDrill(medic: MedicCommands, { seed, slots, options }: GameSetup<MedicCommands>): RobotsState {
  const rest: ReferencedFile = { parsed: parse(medicCommandsFormat, ''), text: '', plays: true };
  const { source } = medic;
  const own: ReferencedFile = { ...rest, parsed: { ...rest.parsed, source, definition: medic }, text: source.text };
  const files = new Map([
    [DRILL_FILE, own],
    [REST_FILE, rest],
  ]);
  const state = startWar(DRILL, { seed, files, slots, options });
  const { world } = state;
  for (const robot of world.robotsInOrder()) if (robot.number > 1) robot.healthChange(world, WOUNDED - FULL_HEALTH);
  state.healths[0] = healthsOf(world);
  return state;
}
