/** The two sides of a war. */
export type Team = 1 | 2;

export const TEAMS: readonly Team[] = [1, 2];

/** A robot fights or heals. `docs/games/robots.md#robots` */
export type RobotKind = 'attack' | 'medic';

/** The health that a robot starts with and never exceeds. */
export const FULL_HEALTH = 50;
