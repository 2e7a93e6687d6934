import { excerpt } from '../../../../../core/excerpt';
import type { TextEdit } from '../../../../../core/textEdit';
import type { Check } from '../../../../fileFormat';
import { fixAll, listOnce } from '../../../../fixes';
import type { RobotsEditorKey } from '../../../texts';
import { changeTo } from '../../fixes/changeTo';
import { commandInAnyCase, rangeOfCommand, type CommandLine, type MedicCommands } from '../medicCommands';

/** Upper and lower case matter in a command. */
export const wrongCase: Check<MedicCommands, RobotsEditorKey> = {
  code: 'medic/wrong-case',
  severity: 'error',
  *check({ lines }) {
    for (const line of lines) {
      for (const { range, newText } of correctionOf(line)) {
        yield { range, args: { text: excerpt(line.word.text), command: newText } };
      }
    }
  },
  fixes(definition, { range }) {
    const here = definition.lineAt(range.start);
    return [
      ...(here ? correctionOf(here).map((edit) => changeTo(edit.range, edit.newText)) : []),
      ...fixAll(
        (count) => ({ key: 'robots.fix.correct-case', args: { count } }),
        allCorrections(definition),
        (edit) => edit,
      ),
    ];
  },
};

const allCorrections = listOnce(function* ({ lines }: MedicCommands) {
  for (const line of lines) yield* correctionOf(line);
});

function correctionOf(line: CommandLine): TextEdit[] {
  const meant = line.command === null ? commandInAnyCase(line.word.text) : null;
  return meant === null ? [] : [{ range: rangeOfCommand(line), newText: meant }];
}
