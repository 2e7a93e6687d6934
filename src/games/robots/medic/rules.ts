import type { Rule } from '../../fileFormat';
import { blankLine } from '../rules/medic/blankLine';
import { empty } from '../rules/medic/empty';
import { unknownCommand } from '../rules/medic/unknownCommand';
import { wrongCase } from '../rules/medic/wrongCase';
import type { MedicCommands } from './medicCommands';

/** Every rule of a medic file, in the order of `docs/games/robots.md#what-is-checked-in-a-medic-file`. */
export const MEDIC_RULES: readonly Rule<MedicCommands>[] = [wrongCase, unknownCommand, blankLine, empty];
