import type { FileFormat } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import { MEDIC_CHECKS } from './checks';
import { complete } from './completion';
import { format } from './formatting';
import { hints } from './hints';
import { hover } from './hover';
import { MedicCommands } from './medicCommands';
import { outline } from './outline';
import { recognise } from './recognise';
import { SQUARE_WALK } from '../../facts/vocabulary';

/** The command file of a medic robot. `docs/games/robots.md#medic-files` */
export const medicCommandsFormat: FileFormat<MedicCommands, RobotsEditorKey> = {
  languageId: 'medic-commands',
  alias: 'Medic Commands',
  extension: '.medic',
  template: SQUARE_WALK,
  codePrefix: 'medic',
  checks: MEDIC_CHECKS,
  page: 'docs/games/robots.md',
  recognise,
  read: (source) => new MedicCommands(source),
  format,
  hover,
  complete,
  outline,
  hints,
};
