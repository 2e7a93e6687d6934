import { rangeContains, rangeInLine, type TextPosition } from '../../../../core/range';
import type { Completion } from '../../../fileFormat';
import { MEDIC_COMMANDS } from '../../facts/vocabulary';
import { rangeOfCommand, type MedicCommands } from './medicCommands';

/** The commands, in place of whatever stands on the line: a line holds no more than one. None beside a word that is there already. */
export function complete(definition: MedicCommands, position: TextPosition): Completion[] {
  const here = definition.lineAt(position);
  const range = here ? rangeOfCommand(here) : rangeInLine(position.line, position.character, position.character);
  if (!rangeContains(range, position)) return [];
  return MEDIC_COMMANDS.map((command) => ({
    insert: command,
    range,
    description: { key: `robots.command.${command}` },
  }));
}
