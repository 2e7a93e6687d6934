import type { Direction } from '../../../src/games/robots/facts/direction';
import type { RobotKind, Team } from '../../../src/games/robots/facts/robots';
import { attack1, attack2, medic1, medic2 } from '../../sprites/robots';
import { scaled, turned, type Sprite } from '../../sprites/sprite';

/** A sprite for each way that a robot faces. */
type Facing = Readonly<Record<Direction, Sprite>>;

/** How much of a cell a robot takes, so that its bar has room below. */
const SHARE = 0.86;

const QUARTERS: Readonly<Record<Direction, number>> = { N: 0, E: 1, S: 2, W: 3 };

const facing = (north: Sprite): Facing => ({
  N: north,
  E: turned(north, QUARTERS.E),
  S: turned(north, QUARTERS.S),
  W: turned(north, QUARTERS.W),
});

const SIGNS: Readonly<Record<Team, Readonly<Record<RobotKind, Facing>>>> = {
  1: { attack: facing(attack1), medic: facing(medic1) },
  2: { attack: facing(attack2), medic: facing(medic2) },
};

/** A robot as a sign in tables and texts. */
export const signOf = (team: Team, kind: RobotKind, direction: Direction = 'N'): Sprite => SIGNS[team][kind][direction];

/** A robot in its cell, turned to where it faces, and a name that tells its shape. */
export function figureOf(team: Team, kind: RobotKind, direction: Direction): { name: string; sprite: Sprite } {
  return { name: `${team} ${kind} ${direction}`, sprite: scaled(signOf(team, kind, direction), SHARE) };
}
