import type { FileUse, Hint } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import { Arena } from '../arena/arena';
import { rangeOfWord } from '../arena/arenaLine';
import type { MedicCommands } from './medicCommands';
import { MIDDLE, walk, type Stand } from './walk';

/** Where the medic is after each command if nobody gets in its way. */
export function hints(definition: MedicCommands, uses: readonly FileUse[]): Hint<RobotsEditorKey>[] {
  const { source } = definition;
  const { start, origin } = startIn(uses);
  return walk(definition, start).map(({ line, x, y, direction, bounced }) => ({
    position: source.lineRange(line).end,
    label: { key: bounced ? 'robots.hint.bounce' : 'robots.hint.stand', args: { x, y, direction } },
    ...(origin && { origin }),
  }));
}

interface Start {
  readonly start: Stand;
  /** The line of the medic; absent when no arena tells where it starts. */
  readonly origin?: Hint['origin'];
}

/** Where the first robot of the first arena that follows the file starts; the middle of the board when no arena tells. */
function startIn(uses: readonly FileUse[]): Start {
  const use = uses.find(({ parsed }) => parsed.definition instanceof Arena);
  const [first] = use?.references ?? [];
  if (!use || !first || !(use.parsed.definition instanceof Arena)) return { start: MIDDLE };
  const robot = use.parsed.definition.robotAt(first.range.start);
  if (!robot || robot.x === null || robot.y === null || robot.direction === null) return { start: MIDDLE };
  const { x, y, direction, code } = robot;
  return { start: { x, y, direction }, origin: { use, range: rangeOfWord(robot, code) } };
}
