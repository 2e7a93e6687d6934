import type { MedicCommands } from './medicCommands';

/** The canonical text of a medic file without errors: one command a line, nothing around it, no blank lines. */
export function format({ lines }: MedicCommands): string {
  return lines.map(({ word }) => `${word.text}\n`).join('');
}
