import { excerpt } from '../../../../../core/excerpt';
import { closestMatch } from '../../../../../core/closestMatch';
import type { Fix, Check } from '../../../../fileFormat';
import { commandInAnyCase, rangeOfCommand, type MedicCommands } from '../medicCommands';
import { MEDIC_COMMANDS, type MedicCommand } from '../../../facts/vocabulary';
import { splitWords } from '../../../../../core/words';
import { removeLines } from '../../fixes/removeLines';

/** Left90, Right 90, Turn: so many slips are still forgiven. */
const MAX_DISTANCE = 3;
/** A line with more words than this was not meant to be commands. */
const MAX_COMMANDS = 20;
const COMMENT = /#|\/\//;

/** Every line holds one command and nothing else; there are no comments. */
export const unknownCommand: Check<MedicCommands> = {
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
    const meant = commandsMeantBy(line.word.text);
    const replace: Fix = {
      title: { key: 'robots.fix.write', args: { text: meant.join(', ') } },
      edits: [{ range: rangeOfCommand(line), newText: meant.join('\n') }],
      preferred: true,
    };
    const remove: Fix = {
      title: { key: 'robots.fix.remove-line' },
      edits: removeLines(definition.source, [line.line]),
      preferred: false,
    };
    return meant.length > 0 ? [replace, remove] : [remove];
  },
};

/** A slip of the hand, a command with a comment behind it, or several commands on one line; none when it can only be guessed. */
function commandsMeantBy(text: string): MedicCommand[] {
  const words = splitWords(text.split(COMMENT, 1)[0] ?? '', undefined, MAX_COMMANDS + 1);
  const several = words.flatMap((word) => commandInAnyCase(word.text) ?? []);
  if (several.length === words.length && words.length <= MAX_COMMANDS) return several;
  const closest = closestMatch(words.map((word) => word.text).join(''), MEDIC_COMMANDS, MAX_DISTANCE);
  return MEDIC_COMMANDS.filter((command) => command === closest);
}
