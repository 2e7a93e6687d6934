import { rangeOf } from '../../../../../core/range';
import type { Check } from '../../../../fileFormat';
import { fixOneAndAll } from '../../../../fixes';
import type { RobotsEditorKey } from '../../../texts';
import type { MedicCommands } from '../medicCommands';

/** A blank line is no command and is skipped. */
export const blankLine: Check<MedicCommands, RobotsEditorKey> = {
  code: 'medic/blank-line',
  severity: 'warning',
  *check({ source, blankLines }) {
    for (const line of blankLines) yield { range: source.lineRange(line), args: { line: line + 1 } };
  },
  fixes({ blankLines }, { range }) {
    return fixOneAndAll(
      { title: { key: 'robots.fix.remove-blank-line' }, target: range.start.line },
      { title: (count) => ({ key: 'robots.fix.remove-blank-lines', args: { count } }), targets: blankLines },
      (line) => ({ range: rangeOf(line, 0, line + 1, 0), newText: '' }),
    );
  },
};
