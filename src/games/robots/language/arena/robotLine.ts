import { squareAt } from '../../facts/board';
import { readDirection, type Direction } from '../../facts/direction';
import type { RobotKind, Team } from '../../facts/robots';
import { wordFor, type ArenaLine } from './arenaLine';
import { resolveMedicPath, type MedicPath } from './medicPath';
import { readCoordinate } from './numbers';

/** A line that puts a robot on the board. What is missing or wrong is `null`. */
export interface RobotLine extends ArenaLine {
  readonly kind: RobotKind;
  readonly team: Team | null;
  readonly x: number | null;
  readonly y: number | null;
  /** Where the robot starts, when both X and Y are valid. */
  readonly square: number | null;
  readonly direction: Direction | null;
  /** What FILE names; only a medic has it. */
  readonly medicPath: MedicPath | null;
}

/** Reads a robot's line; `null` for a line of another kind. */
export function readRobotLine(line: ArenaLine): RobotLine | null {
  const kind = line.entry?.keyword;
  if (kind !== 'attack' && kind !== 'medic') return null;
  const x = readCoordinate(wordFor(line, 'x')?.text ?? '');
  const y = readCoordinate(wordFor(line, 'y')?.text ?? '');
  const file = wordFor(line, 'file');
  // Written out, because a spread makes a file of a hundred thousand lines three times as slow.
  return {
    line: line.line,
    head: line.head,
    entry: line.entry,
    words: line.words,
    code: line.code,
    kind,
    team: readTeam(wordFor(line, 'team')?.text),
    x,
    y,
    square: x === null || y === null ? null : squareAt(x, y),
    direction: readDirection(wordFor(line, 'direction')?.text ?? ''),
    medicPath: file ? resolveMedicPath(file.text) : null,
  };
}

function readTeam(text: string | undefined): Team | null {
  return text === '1' ? 1 : text === '2' ? 2 : null;
}
