import type { Check } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import { blankLine } from './checks/blankLine';
import { empty } from './checks/empty';
import { unknownCommand } from './checks/unknownCommand';
import { wrongCase } from './checks/wrongCase';
import type { MedicCommands } from './medicCommands';

/** Every check of a medic file, in the order of `docs/games/robots.md#what-is-checked-in-a-medic-file`. */
export const MEDIC_CHECKS: readonly Check<MedicCommands, RobotsEditorKey>[] = [
  wrongCase,
  unknownCommand,
  blankLine,
  empty,
];
