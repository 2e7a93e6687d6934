import type { FileFormat } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import { medicCommandsFormat } from '../medic/format';
import { Arena } from './arena';
import { ARENA_CHECKS } from './checks';
import { complete } from './completion';
import { format } from './formatting';
import { hover } from './hover';
import { outline } from './outline';
import { references } from './references';
import { TEMPLATE } from './template';

/** The file that sets up a robot war. `docs/games/robots.md#arena-files` */
export const robotArenaFormat: FileFormat<Arena, RobotsEditorKey> = {
  languageId: 'robot-arena',
  alias: 'Robot Arena',
  extension: '.arena',
  template: TEMPLATE,
  codePrefix: 'arena',
  checks: ARENA_CHECKS,
  page: 'docs/games/robots.md',
  /** Only the extension tells an arena. */
  recognise: () => false,
  read: (source) => new Arena(source),
  referencedLanguages: [medicCommandsFormat.languageId],
  references,
  format,
  hover,
  complete,
  outline,
};
