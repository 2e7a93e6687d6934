import { excerpt } from '../../../../../core/excerpt';
import type { TextEdit } from '../../../../../core/textEdit';
import type { Check } from '../../../../fileFormat';
import { commandInAnyCase, rangeOfCommand, type CommandLine, type MedicCommands } from '../medicCommands';

/** Capital and small letters matter in a command. */
export const wrongCase: Check<MedicCommands> = {
  code: 'medic/wrong-case',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      const meant = meantBy(line);
      if (meant) yield { range: rangeOfCommand(line), args: { text: excerpt(line.word.text), command: meant } };
    }
  },
  fixes({ lines }, { range }) {
    const all = lines.flatMap((line): TextEdit[] => {
      const meant = meantBy(line);
      return meant ? [{ range: rangeOfCommand(line), newText: meant }] : [];
    });
    const one = all.filter((edit) => edit.range.start.line === range.start.line);
    const command = one[0]?.newText ?? '';
    return [
      { title: { key: 'robots.fix.write', args: { text: command } }, edits: one, preferred: true },
      ...(all.length > 1
        ? [{ title: { key: 'robots.fix.right-case', args: { count: all.length } }, edits: all, preferred: false }]
        : []),
    ];
  },
};

function meantBy({ command, word }: CommandLine): string | null {
  return command === null ? commandInAnyCase(word.text) : null;
}
