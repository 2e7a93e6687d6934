import { Random } from '../../../core/random';
import { countOf, TURNS } from '../../options';
import type { GameSetup } from '../../setup';
import { World } from '../engine/world';
import type { Team } from '../facts/robots';
import type { Arena } from '../language/arena/arena';
import { MedicCommands } from '../language/medic/medicCommands';
import { healthsOf, type Healths } from './healths';

/** Where a robot of the war is written down. */
interface RosterEntry {
  /** Its line in the arena file, from 0. */
  readonly line: number;
  /** The path of its medic file; `null` for an attack robot. */
  readonly file: string | null;
  /** For each command its line in the medic file, from 0. */
  readonly commandLines: readonly number[];
}

/** A robot war that is under way. */
export interface RobotsState {
  readonly world: World;
  /** The robots by number: that of robot 1 comes first. */
  readonly roster: readonly RosterEntry[];
  readonly turnLimit: number;
  /** By turn, as far as any copy was played: a war has only one course, so they share what is known of it. */
  readonly healths: Healths[];
  turn: number;
  winner: Team | null;
}

/** The war at turn 0. A RangeError for an arena with errors, or without the medic files that it names. */
export function startWar(arena: Arena, { seed, files, options }: GameSetup<unknown>): RobotsState {
  const world = new World(new Random(seed ?? arena.seed));
  const roster = arena.robots.map(({ line, kind, team, x, y, direction, medicPath, code }): RosterEntry => {
    if (team === null || x === null || y === null || direction === null) throw new RangeError(code.text);
    if (kind === 'attack') {
      world.addAttackRobot(team, x, y, direction);
      return { line, file: null, commandLines: [] };
    }
    const file = medicPath?.kind === 'file' ? medicPath.path : '';
    const medic = files.get(file)?.parsed.definition;
    if (!(medic instanceof MedicCommands)) throw new RangeError(file);
    world.addMedicRobot(team, x, y, direction, medic.commands);
    return { line, file, commandLines: medic.commandLines };
  });
  const turnLimit = countOf(TURNS, options) ?? arena.turnLimit;
  return { world, roster, turnLimit, healths: [healthsOf(world)], turn: 0, winner: null };
}
