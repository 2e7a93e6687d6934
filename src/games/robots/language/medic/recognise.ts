import type { SourceText } from '../../../../core/sourceText';
import { trimmed } from '../../../../core/words';
import { commandInAnyCase } from './medicCommands';

/** Whether a text without a telling extension is a medic file: it has commands, in any case, and otherwise only blank lines. */
export function recognise({ lines }: SourceText): boolean {
  let isTelling = false;
  for (const line of lines) {
    const { text } = trimmed(line);
    if (text === '') continue;
    if (commandInAnyCase(text) === null) return false;
    isTelling = true;
  }
  return isTelling;
}
