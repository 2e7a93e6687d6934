import type { FileFormat } from '../../../fileFormat';
import { complete } from './completion';
import { hints } from './hints';
import { hover } from './hover';
import { MedicCommands } from './medicCommands';
import { outline } from './outline';
import { format } from './formatting';
import { recognise } from './recognise';
import { MEDIC_CHECKS } from './checks';

/** The command file of a medic robot. `docs/games/robots.md#medic-files` */
export const medicCommandsFormat: FileFormat<MedicCommands> = {
  languageId: 'medic-commands',
  extension: '.medic',
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
