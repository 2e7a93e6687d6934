import { closestMatch } from '../../../../../core/closestMatch';
import { excerpt } from '../../../../../core/excerpt';
import { splitWords } from '../../../../../core/words';
import type { Check } from '../../../../fileFormat';
import { fix, removeLines } from '../../../../fixes';
import { MEDIC_COMMANDS, type MedicCommand } from '../../../facts/vocabulary';
import type { RobotsEditorKey } from '../../../texts';
import { commandInAnyCase, rangeOfCommand, type MedicCommands } from '../medicCommands';

/** Enough slips to understand `left` as `Left90`. */
const MAX_DISTANCE = 3;
/** A line with more words than this was not meant to be commands. */
const MAX_COMMANDS = 20;
const COMMENT = /#|\/\//;

/** Every line holds one command and nothing else; there are no comments. */
export const unknownCommand: Check<MedicCommands, RobotsEditorKey> = {
  code: 'medic/unknown-command',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      if (line.command !== null || commandInAnyCase(line.word.text) !== null) continue;
      const args = { text: excerpt(line.word.text), commands: MEDIC_COMMANDS.join(', ') };
      yield { range: rangeOfCommand(line), args };
    }
  },
  fixes(definition, { range }) {
    const line = definition.lineAt(range.start);
    if (!line) return [];
    const remove = fix({ key: 'robots.fix.remove-line' }, () => removeLines(definition.source, [line.line]), false);
    const meant = commandsMeantBy(line.word.text);
    if (meant.length === 0) return [remove];
    const title = { key: 'robots.fix.change-to', args: { text: meant.join(', ') } } as const;
    return [fix(title, () => ({ range: rangeOfCommand(line), newText: meant.join('\n') })), remove];
  },
};

/** A misspelt command, a command with a comment after it, or several commands on one line; none when it can only be guessed. */
function commandsMeantBy(text: string): MedicCommand[] {
  const words = splitWords(text.split(COMMENT, 1)[0] ?? '', undefined, MAX_COMMANDS + 1);
  const several = words.flatMap((word) => commandInAnyCase(word.text) ?? []);
  if (several.length === words.length && words.length <= MAX_COMMANDS) return several;
  const closest = closestMatch(words.map((word) => word.text).join(''), MEDIC_COMMANDS, MAX_DISTANCE);
  return MEDIC_COMMANDS.filter((command) => command === closest);
}
