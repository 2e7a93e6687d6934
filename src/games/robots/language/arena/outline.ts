import type { OutlineEntry } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import type { Arena } from './arena';
import { rangeOfWord } from './arenaLine';

/** The robots in the order of the file; team 2 are the opponents. */
export function* outline({ robots }: Arena): Generator<OutlineEntry<RobotsEditorKey>> {
  for (const robot of robots) {
    yield {
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
    };
  }
}
