import { Random } from '../../../core/random';
import { SourceText } from '../../../core/sourceText';
import { chosenTurns } from '../../choices';
import type { Companions } from '../../fileFormat';
import type { Arena } from '../language/arena/arena';
import { MedicCommands } from '../language/medic/medicCommands';
import { FULL_HEALTH, type Team } from '../engine/robot';
import type { MedicCommand } from '../facts/vocabulary';
import { World } from '../engine/world';

/** Where a robot of the war is written down; the roster is listed as the robots are in the file. */
export interface RosterEntry {
  /** Its line in the arena file, from 0. */
  readonly line: number;
  /** Its medic file, or `null`. */
  readonly file: string | null;
  /** For each command the line in the medic file, from 0. */
  readonly commandLines: readonly number[];
}

/** A robot war that is under way. */
export interface RobotsState {
  readonly world: World;
  readonly roster: readonly RosterEntry[];
  readonly turnLimit: number;
  turn: number;
  winner: Team | null;
}

interface MedicFile {
  readonly commands: readonly MedicCommand[];
  readonly commandLines: readonly number[];
}

const NO_FILE: MedicFile = { commands: [], commandLines: [] };

/** The war at turn 0. A RangeError for an arena with errors, or when a medic file is not among the companions. */
export function startWar(arena: Arena, seed: string, companions: Companions): RobotsState {
  const world = new World(new Random(seed));
  const files = new Map<string, MedicFile>();
  const roster = arena.robots.map((robot, index): RosterEntry => {
    const { line, kind, team, x, y, direction, medicPath } = robot;
    if (team === null || x === null || y === null || direction === null) throw new RangeError(robot.code.text);
    const file = medicPath?.kind === 'file' ? medicPath.path : null;
    const { commands, commandLines } = file === null ? NO_FILE : medicFile(file, files, companions);
    if (kind === 'attack') world.addAttackRobot(team, x, y, direction);
    else world.addMedicRobot(team, x, y, direction, commands);
    world.testPosition(x, y)?.healthChange(world, arena.healthOf(index) - FULL_HEALTH);
    return { line, file, commandLines };
  });
  return { world, roster, turnLimit: chosenTurns(companions) ?? arena.turnLimit, turn: 0, winner: null };
}

/** Reads each medic file once, however many robots follow it. */
function medicFile(path: string, files: Map<string, MedicFile>, companions: Companions): MedicFile {
  const known = files.get(path);
  if (known) return known;
  const text = companions.get(path) ?? null;
  if (text === null) throw new RangeError(path);
  const { commands, lines } = new MedicCommands(new SourceText(text));
  const file = { commands, commandLines: lines.map(({ line }) => line) };
  files.set(path, file);
  return file;
}
