import type { FileFormat } from '../../../fileFormat';
import { Arena } from './arena';
import { complete } from './completion';
import { hover } from './hover';
import { companions, links } from './links';
import { outline } from './outline';
import { format } from './formatting';
import { ARENA_CHECKS } from './checks';

/** The file that sets up a robot war. `docs/games/robots.md#arena-files` */
export const robotArenaFormat: FileFormat<Arena> = {
  languageId: 'robot-arena',
  extension: '.arena',
  codePrefix: 'arena',
  checks: ARENA_CHECKS,
  page: 'docs/games/robots.md',
  /** Only the extension tells an arena. */
  recognise: () => false,
  read: (source) => new Arena(source),
  companions,
  format,
  hover,
  complete,
  links,
  outline,
};
