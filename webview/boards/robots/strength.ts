import type { Team } from '../../../src/games/robots/facts/robots';
import type { RobotsFrame } from '../../../src/games/robots/play/frame';

/** What is left of a team. */
export interface Strength {
  readonly attack: number;
  readonly medics: number;
  readonly health: number;
}

/** What is left of a team in a frame. */
export function strengthOf({ robots }: Pick<RobotsFrame, 'robots'>, team: Team): Strength {
  const members = robots.filter((robot) => robot.team === team);
  const attack = members.filter(({ kind }) => kind === 'attack').length;
  const health = members.reduce((sum, robot) => sum + robot.health, 0);
  return { attack, medics: members.length - attack, health };
}
