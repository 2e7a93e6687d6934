import { rangeOfWord } from './arenaLine';
import type { OutlineEntry } from '../../../fileFormat';
import type { Arena } from './arena';

/** The robots in the order of the file; those of team 2 are shown as opponents. */
export function outline({ robots }: Arena): OutlineEntry[] {
  return robots.map((robot) => ({
    label: {
      key: `robots.outline.${robot.kind}`,
      args: {
        team: robot.team ?? '?',
        x: robot.x ?? '?',
        y: robot.y ?? '?',
        direction: robot.direction ?? '?',
      },
    },
    kind: robot.team === 2 ? 'opponent' : 'player',
    range: rangeOfWord(robot, robot.code),
  }));
}
