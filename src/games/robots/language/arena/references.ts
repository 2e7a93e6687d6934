import type { Reference } from '../../../fileFormat';
import { medicCommandsFormat } from '../medic/format';
import type { Arena } from './arena';
import { rangeOfWord, wordFor } from './arenaLine';

/** Every FILE word that names a file inside the arena's folder, whether there is such a file or not, in reading order. */
export function references({ robots }: Arena): Reference[] {
  return robots.flatMap((robot) => {
    const file = wordFor(robot, 'file');
    if (!file || robot.medicPath?.kind !== 'file') return [];
    const { path } = robot.medicPath;
    return [{ range: rangeOfWord(robot, file), path, languageId: medicCommandsFormat.languageId }];
  });
}
