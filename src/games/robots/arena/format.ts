import type { FileFormat } from '../../fileFormat';
import { Arena } from './arena';
import { complete } from './complete';
import { hover } from './hover';
import { companions, links } from './links';
import { outline } from './outline';
import { print } from './print';
import { ARENA_RULES } from './rules';

/** The file that sets up a robot war. `docs/games/robots.md#arena-files` */
export const robotArenaFormat: FileFormat<Arena> = {
  languageId: 'robot-arena',
  extension: '.arena',
  codePrefix: 'arena',
  rules: ARENA_RULES,
  page: 'docs/games/robots.md',
  /** Only the extension tells an arena. */
  recognise: () => false,
  read: (source) => new Arena(source),
  companions,
  print,
  hover,
  complete,
  links,
  outline,
};
