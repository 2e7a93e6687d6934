import { rangeContains, type TextPosition } from '../../../../core/range';
import type { Hover } from '../../../fileFormat';
import type { RobotsEditorKey } from '../../texts';
import { rangeOfCommand, type MedicCommands } from './medicCommands';

/** What the command at a place does, and which of the list it is. */
export function hover(definition: MedicCommands, position: TextPosition): Hover<RobotsEditorKey> | null {
  const here = definition.lineAt(position);
  if (!here?.command) return null;
  const range = rangeOfCommand(here);
  if (!rangeContains(range, position)) return null;
  const args = { number: definition.commandLines.indexOf(here.line) + 1, count: definition.commands.length };
  return { range, messages: [{ key: `robots.command.${here.command}` }, { key: 'robots.about.number', args }] };
}
