import type { FileFormat } from '../../fileFormat';
import { complete } from './complete';
import { hints } from './hints';
import { hover } from './hover';
import { MedicCommands } from './medicCommands';
import { outline } from './outline';
import { print } from './print';
import { recognise } from './recognise';
import { MEDIC_RULES } from './rules';

/** The command file of a medic robot. `docs/games/robots.md#medic-files` */
export const medicCommandsFormat: FileFormat<MedicCommands> = {
  languageId: 'medic-commands',
  extension: '.medic',
  codePrefix: 'medic',
  rules: MEDIC_RULES,
  page: 'docs/games/robots.md',
  recognise,
  read: (source) => new MedicCommands(source),
  print,
  hover,
  complete,
  outline,
  hints,
};
