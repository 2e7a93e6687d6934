import { rangeContains, type TextPosition } from '../../../../core/range';
import type { Hover } from '../../../fileFormat';
import { rangeOfCommand, type MedicCommands } from './medicCommands';

/** What the command under the place does, and which of the list it is. */
export function hover(definition: MedicCommands, position: TextPosition): Hover | null {
  const here = definition.lineAt(position);
  if (!here?.command) return null;
  const range = rangeOfCommand(here);
  if (!rangeContains(range, position)) return null;
  const commands = definition.lines.filter(({ command }) => command !== null);
  const args = { number: commands.indexOf(here) + 1, count: commands.length };
  return { range, messages: [{ key: `robots.command.${here.command}` }, { key: 'robots.about.number', args }] };
}
