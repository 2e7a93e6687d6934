import type { World } from '../engine/world';

/** The health that the robots of each team have together. */
export type Healths = readonly [team1: number, team2: number];

/** The health of both teams as a world stands. */
export function healthsOf(world: World): Healths {
  let [first, second] = [0, 0];
  for (const robot of world.robotsInOrder()) {
    if (robot.getTeam() === 1) first += robot.getHealth();
    else second += robot.getHealth();
  }
  return [first, second];
}
