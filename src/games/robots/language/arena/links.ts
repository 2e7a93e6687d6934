import type { TextRange } from '../../../../core/range';
import type { Arena } from './arena';
import { rangeOfWord, wordFor } from './arenaLine';

/** A FILE word and the medic file that it names. */
export interface ArenaLink {
  readonly range: TextRange;
  /** Resolved, relative to the folder of the arena. */
  readonly path: string;
}

/** Every FILE word that names a file inside the folder, whether there is one or not, in reading order. */
export function links({ robots }: Arena): ArenaLink[] {
  return robots.flatMap((robot) => {
    const file = wordFor(robot, 'file');
    if (!file || robot.medicPath?.kind !== 'file') return [];
    return [{ range: rangeOfWord(robot, file), path: robot.medicPath.path }];
  });
}

/** The medic files that an arena names, each once, in reading order. */
export function companions(definition: Arena): string[] {
  return [...new Set(links(definition).map(({ path }) => path))];
}
