import { rangeContains, rangeInLine, type TextPosition } from '../../../../core/range';
import type { Completion } from '../../../fileFormat';
import { MEDIC_COMMANDS } from '../../facts/vocabulary';
import type { RobotsEditorKey } from '../../texts';
import { rangeOfCommand, type MedicCommands } from './medicCommands';

/** The commands, in place of whatever stands on the line, since a line holds only one. None beside a word that is there already. */
export function complete(definition: MedicCommands, position: TextPosition): Completion<RobotsEditorKey>[] {
  const here = definition.lineAt(position);
  const range = here ? rangeOfCommand(here) : rangeInLine(position.line, position.character, position.character);
  if (!rangeContains(range, position)) return [];
  return MEDIC_COMMANDS.map((command) => ({
    insert: command,
    range,
    description: { key: `robots.command.${command}` },
  }));
}
